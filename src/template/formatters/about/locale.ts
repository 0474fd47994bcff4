import type {FormatterAbout, Topic} from '../../about.ts'

const message: FormatterAbout = {
  summary:
    'Fills in an ICU message: `{0}`, `{name}`, `plural`, `selectordinal`, `select`, and numbers, money and dates in it.',
  input: 'text: the message',
  args: 'reference … or name:reference …',
  output:
    'the message; nothing without locale data. References are looked up in the scope around the tag. Unknown plural categories are errors',
}

const numberOptions = 'group, no-group, round:, minint:, minfrac:, maxfrac:, minsig:, maxsig:'

export const topic: Topic<FormatterAbout> = {
  title: 'Numbers, money, dates and messages in the language of the page',
  order: 6,
  entries: {
    datetime: {
      summary: 'Formats a date, or a time, or both.',
      input: 'epoch milliseconds, as a number or text',
      args: '[short|medium|long|full|date|time|skeleton] [date: time: datetime: skeleton: wrap: calendar: context:]',
      output:
        'the date, by default in its long form; nothing for an invalid date. Skeleton fields that `Intl` does not support, such as quarters, are left out with a warning',
    },
    'datetime-interval': {
      summary: 'Formats the interval between two dates, and prints common fields only once.',
      input: 'two variables of epoch milliseconds',
      args: '[skeleton] [skeleton: date: time: context:]',
      output:
        'the interval; times on different days include their dates; nothing if one of them is an invalid date',
    },
    decimal: {
      summary: 'Formats a number.',
      input: 'number, as a number or text, or an amount of money',
      args: `[style:decimal|short|long|scientific|percent|percent-scaled|permille|permille-scaled] [${numberOptions}]`,
      output: 'the number, with at most three decimal digits; nothing for an invalid number',
    },
    message,
    money: {
      summary: 'Formats an amount of money.',
      input: '`{decimalValue, currencyCode}` or `{value, currency}`, in major units',
      args: `[style:symbol|accounting|code|name|short] [symbol:narrow] [${numberOptions}]`,
      output: 'the amount; nothing for an invalid amount',
    },
    plural: {...message, summary: `${message.summary} The same as \`message\`.`},
    'relative-time': {
      summary: 'Prints the distance of a date from now, or of a second date from the first.',
      input: 'one or two variables of epoch milliseconds',
      args: '[field:year|month|week|day|hour|minute|second] [numericOnly] [alwaysNow] [allowWeeks] [width:short|narrow] [context:begin-sentence]',
      output: 'the distance in the largest unit that fits, such as `in 2 days`; nothing for an invalid date',
    },
  },
}
