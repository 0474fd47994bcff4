/** The formatted values, by kind: amounts of money, dates, plural sentences, and relative times. */
export interface Values {
  money: {decimalValue: string; currencyCode: string}
  date: number
  plural: number
  relative: number
}

export type Kind = keyof Values

export const KINDS: readonly Kind[] = ['money', 'date', 'plural', 'relative']

/** Languages for which V8 and the peer have the same data for all of these values. */
export const LOCALES = ['en', 'de']

export const TIME_ZONE = 'America/New_York'

/** The reference time of the distances: no change to or from daylight saving time within two weeks of it. */
export const NOW = Date.UTC(2024, 0, 15, 12)

export const MESSAGE = '{0 plural one {# mug} other {# mugs}}'

export type Lists = {readonly [K in Kind]: readonly Values[K][]}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY']
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const digits = (index: number): string => `${index * 37}.${`${index % 100}`.padStart(2, '0')}`

/** This many values of each kind, all different. */
export function createValues(count: number): Lists {
  const make = <T>(create: (index: number) => T) => Array.from({length: count}, (_, index) => create(index))
  return {
    money: make((index) => ({
      decimalValue: digits(index),
      currencyCode: CURRENCIES[index % CURRENCIES.length] ?? '',
    })),
    date: make((index) => NOW - index * 41 * HOUR),
    plural: make((index) => index),
    // less than a month in either direction, and never half of a unit, which implementations round differently
    relative: make((index) => NOW + (index - count / 2) * 43 * MINUTE + 7),
  }
}
