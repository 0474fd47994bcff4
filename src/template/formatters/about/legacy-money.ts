import type {FormatterAbout, Topic} from '../../about.ts'

const cents: FormatterAbout = {
  summary: 'Writes cents as `1,234.50`, in every language. Newer templates have `money`.',
  input: 'number of cents, as a number or text',
  output: 'the amount without a currency; nothing for what is no number',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Money in older templates',
  order: 14,
  entries: {
    'i18n-money-format': {
      summary: 'Writes an amount of money by a locale. Newer templates have `money`.',
      input: '`{decimalValue, currencyCode}` or `{value, currency}`, in major units',
      args: '[locale]',
      output: 'the amount, in the language of the page where none is said; nothing for what is no amount',
    },
    'money-format': cents,
    'money-string': {
      ...cents,
      summary: 'Writes cents as `1,234.50`, marked up as money that scripts may convert.',
      output: 'a `span.sqs-money-native`; nothing for what is no number',
    },
    moneyFormat: {...cents, summary: `${cents.summary} The same as \`money-format\`.`},
  },
}
