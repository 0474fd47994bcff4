import {memoize} from '../lib/memoize.ts'
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

/** A currency that no locale knows is treated like cents. */
const intlDecimals = memoize((currency: string): number => {
  try {
    const format = new Intl.NumberFormat('en', {style: 'currency', currency})
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
})

/** No currency has more decimal digits. */
const MOST = 8

/** The decimal digits that a shop states as `minorUnits` of an amount or a cart; null for none. */
export function readMinorUnits(value: unknown): number | null {
  const digits = toNumber(value, null)
  return digits !== null && Number.isInteger(digits) && digits >= 0 && digits <= MOST ? digits : null
}

/**
 * The decimal digits of a currency. For the store's own currencies the store sets them, not Intl, which gives IDR and
 * COP none in some regions. For others the shop states them, else Intl: KRW none, KWD three.
 */
export function currencyDecimals(code: string, minorUnits?: number | null): number {
  if (SUPPORTED.has(code)) return code === 'JPY' ? 0 : 2
  return minorUnits ?? intlDecimals(code)
}

export const isSupported = (code: string): boolean => SUPPORTED.has(code)
