import type {FormatterAbout, Topic} from '../../about.ts'

const cents: FormatterAbout = {
  summary: 'Formats cents as `1,234.50`, in every language. Newer templates use `money`.',
  input: 'number of cents, as a number or text',
  output: 'the amount without a currency; nothing for an invalid number',
}

export const topic: Topic<FormatterAbout> = {
  title: 'Money in older templates',
  order: 14,
  entries: {
    'i18n-money-format': {
      summary: 'Formats an amount of money for a locale. Newer templates use `money`.',
      input: '`{decimalValue, currencyCode}` or `{value, currency}`, in major units',
      args: '[locale]',
      output: 'the amount, by default in the language of the page; nothing for an invalid amount',
    },
    'money-format': cents,
    'money-string': {
      ...cents,
      summary: 'Formats cents as `1,234.50`, with markup for scripts that convert money.',
      output: 'a `span.sqs-money-native`; nothing for an invalid number',
    },
    moneyFormat: {...cents, summary: `${cents.summary} The same as \`money-format\`.`},
  },
}
