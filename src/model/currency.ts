import {memoize} from '../lib/memoize.ts'
import {toNumber} from '../lib/to-number.ts'

/** The currencies of product.md §3, in its order. Symbols and separators are Intl's to know. */
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

/** What no locale has a rule for is taken for cents. */
const intlDecimals = memoize((currency: string): number => {
  try {
    const format = new Intl.NumberFormat('en', {style: 'currency', currency})
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
})

/** More digits than that no currency has. */
const MOST = 8

/** The digits after the point that a shop says its money has, as `minorUnits` of an amount or of a cart; null for none. */
export function readMinorUnits(value: unknown): number | null {
  const digits = toNumber(value, null)
  return digits !== null && Number.isInteger(digits) && digits >= 0 && digits <= MOST ? digits : null
}

/**
 * Digits after the point. Those of the store's own currencies are a rule of the store's, not Intl's, which gives IDR and COP
 * none in some regions; those of others are what the shop says, else what Intl knows: KRW none, KWD three.
 */
export function currencyDecimals(code: string, minorUnits?: number | null): number {
  if (SUPPORTED.has(code)) return code === 'JPY' ? 0 : 2
  return minorUnits ?? intlDecimals(code)
}

export const isSupported = (code: string): boolean => SUPPORTED.has(code)
