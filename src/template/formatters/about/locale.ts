import type {FormatterAbout, Topic} from '../../about.ts'

const message: FormatterAbout = {
  summary:
    'Fills in a message of ICU form: `{0}`, `{name}`, `plural`, `selectordinal`, `select`, and numbers, money and dates in it.',
  input: 'text: the message',
  args: 'reference … or name:reference …',
  output:
    'the message; nothing without locale data. References are looked up from around the tag. Keys of plurals that no language has are errors',
}

const numberOptions = 'group, no-group, round:, minint:, minfrac:, maxfrac:, minsig:, maxsig:'

export const topic: Topic<FormatterAbout> = {
  title: 'Numbers, money, dates and messages in the language of the page',
  order: 6,
  entries: {
    datetime: {
      summary: 'Writes a date, or a time, or both.',
      input: 'epoch milliseconds, as a number or text',
      args: '[short|medium|long|full|date|time|skeleton] [date: time: datetime: skeleton: wrap: calendar: context:]',
      output:
        'the date, in its long form where nothing is said; nothing for what is no date. Fields of a skeleton that `Intl` cannot write, such as quarters, are left out with a warning',
    },
    'datetime-interval': {
      summary: 'Writes the time between two dates, and says only once what they share.',
      input: 'two variables of epoch milliseconds',
      args: '[skeleton] [skeleton: date: time: context:]',
      output:
        'the interval; times of several days have their dates beside them; nothing where one of them is no date',
    },
    decimal: {
      summary: 'Writes a number.',
      input: 'number, as a number or text, or an amount of money',
      args: `[style:decimal|short|long|scientific|percent|percent-scaled|permille|permille-scaled] [${numberOptions}]`,
      output: 'the number, with three digits after the point at the most; nothing for what is no number',
    },
    message,
    money: {
      summary: 'Writes an amount of money.',
      input: '`{decimalValue, currencyCode}` or `{value, currency}`, in major units',
      args: `[style:symbol|accounting|code|name|short] [symbol:narrow] [${numberOptions}]`,
      output: 'the amount; nothing for what is none',
    },
    plural: {...message, summary: `${message.summary} The same as \`message\`.`},
    'relative-time': {
      summary: 'Tells how far a date is from now, or a second one from a first.',
      input: 'one or two variables of epoch milliseconds',
      args: '[field:year|month|week|day|hour|minute|second] [numericOnly] [alwaysNow] [allowWeeks] [width:short|narrow] [context:begin-sentence]',
      output: 'the distance in the largest unit that fits, such as `in 2 days`; nothing for what is no date',
    },
  },
}
