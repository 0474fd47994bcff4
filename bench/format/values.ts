/** What is written, by kind: amounts of money, dates, sentences that count, and distances in time. */
export interface Values {
  money: {decimalValue: string; currencyCode: string}
  date: number
  plural: number
  relative: number
}

export type Kind = keyof Values

export const KINDS: readonly Kind[] = ['money', 'date', 'plural', 'relative']

/** Languages in which V8 and the peer know the same data of all that is written here. */
export const LOCALES = ['en', 'de']

export const TIME_ZONE = 'America/New_York'

/** What the distances are measured from: no clock is put forward or back within two weeks of it. */
export const NOW = Date.UTC(2024, 0, 15, 12)

export const MESSAGE = '{0 plural one {# mug} other {# mugs}}'

export type Lists = {readonly [K in Kind]: readonly Values[K][]}

const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY']
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const digits = (index: number): string => `${index * 37}.${`${index % 100}`.padStart(2, '0')}`

/** So many of each kind, no two alike. */
export function createValues(count: number): Lists {
  const make = <T>(create: (index: number) => T) => Array.from({length: count}, (_, index) => create(index))
  return {
    money: make((index) => ({
      decimalValue: digits(index),
      currencyCode: CURRENCIES[index % CURRENCIES.length] ?? '',
    })),
    date: make((index) => NOW - index * 41 * HOUR),
    plural: make((index) => index),
    // less than a month either way, and never half of a unit: those are rounded in more than one way
    relative: make((index) => NOW + (index - count / 2) * 43 * MINUTE + 7),
  }
}
