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

/** What a store sells in that does not say (product.md §3). */
export const DEFAULT_CURRENCY = 'USD'

/** Digits after the point: a rule of the store's, not Intl's, which gives IDR and COP none in some regions. */
export const currencyDecimals = (code: string): 0 | 2 => (code === 'JPY' ? 0 : 2)
