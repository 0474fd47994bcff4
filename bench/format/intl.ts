import type {Open} from './contender.ts'
import {NOW, TIME_ZONE} from './values.ts'

const SECOND = 1000
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The optimum: Intl by hand, with cached formatters and without a template. */
export const open: Open = async (locale) => {
  const currencies = new Map<string, Intl.NumberFormat>()
  function currencyFormat(currency: string): Intl.NumberFormat {
    const made = currencies.get(currency) ?? new Intl.NumberFormat(locale, {style: 'currency', currency})
    currencies.set(currency, made)
    return made
  }
  const dates = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: TIME_ZONE,
  })
  const numbers = new Intl.NumberFormat(locale)
  const rules = new Intl.PluralRules(locale)
  const distances = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'})
  const lines = <T>(values: readonly T[], write: (value: T) => string) =>
    values.map((value) => `${write(value)}\n`).join('')
  return {
    money: (values) =>
      lines(values, ({decimalValue, currencyCode}) =>
        currencyFormat(currencyCode).format(Number(decimalValue)),
      ),
    date: (values) => lines(values, (date) => dates.format(date)),
    plural: (values) =>
      lines(values, (count) => `${numbers.format(count)} ${rules.select(count) === 'one' ? 'mug' : 'mugs'}`),
    relative: (values) =>
      lines(values, (date) => {
        const distance = date - NOW
        const [unit, length] =
          UNITS.find(([, length]) => Math.abs(distance) >= length) ?? (['second', SECOND] as const)
        return distances.format(Math.round(distance / length), unit)
      }),
  }
}
