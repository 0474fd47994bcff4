import {toNumber} from '../lib/to-number.ts'

/** The currencies of product.md §3, in its order. Intl provides symbols and separators. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const

const SUPPORTED: ReadonlySet<string> = new Set(CURRENCIES)

/**
 * The currencies of ISO 4217 without two decimal digits, by their digits: list one as of September 2026. `Intl` has the
 * digits that people use in cash, and browsers do not agree about them (HUF, IQD).
 */
const DIGITS = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
] as const

const isoDecimals = (code: string): number =>
  DIGITS.find(([, codes]) => code.length === 3 && codes.includes(code))?.[0] ?? 2

/** Integer places of the largest amount (product.md §9). */
const MOST_PLACES = 15

/** Whether an amount in minor units has no more integer places than amounts can have. */
export const isInRange = (minor: number, decimals: number): boolean =>
  Math.abs(minor) < 10 ** (MOST_PLACES + decimals)

/** No currency has more decimal digits. */
const MOST = 8

/** The decimal digits that a shop states as `minorUnits` of an amount or a cart; null for none. */
export function readMinorUnits(value: unknown): number | null {
  const digits = toNumber(value, null)
  return digits !== null && Number.isInteger(digits) && digits >= 0 && digits <= MOST ? digits : null
}

/**
 * The decimal digits of a currency: those of ISO 4217, in every browser and in Node. For a currency that the store does
 * not list, the shop can state others.
 */
export const currencyDecimals = (code: string, minorUnits?: number | null): number =>
  (SUPPORTED.has(code) ? null : minorUnits) ?? isoDecimals(code)

export const isSupported = (code: string): boolean => SUPPORTED.has(code)
