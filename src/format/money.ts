import {currencyDecimals} from '../model/currency.ts'
import type {Money} from '../model/money.ts'
import {SYMBOL_AFTER} from '../model/symbol-after.ts'

const FALLBACK_LOCALE = 'en-US'

/** Making a formatter costs milliseconds, using it microseconds; none is made before the first amount is shown. */
const formatters = new Map<string, Intl.NumberFormat | null>()

/** Null for a currency code that no locale can format. */
function createFormatter(locale: string, currency: string): Intl.NumberFormat | null {
  const digits = currencyDecimals(currency)
  try {
    return new Intl.NumberFormat(locale.replace('_', '-'), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  } catch {
    return locale === FALLBACK_LOCALE ? null : createFormatter(FALLBACK_LOCALE, currency)
  }
}

function formatterFor(locale: string, currency: string): Intl.NumberFormat | null {
  const key = locale + currency
  if (!formatters.has(key)) formatters.set(key, createFormatter(locale, currency))
  return formatters.get(key) ?? null
}

/**
 * An amount as people of the locale write it; `DKK 12.00` becomes `12.00 kr` (product.md §9). A broken locale is
 * taken for American English, a broken currency code is shown as it is.
 */
export function formatMoney({currency, minor}: Money, locale: string): string {
  const decimals = currencyDecimals(currency)
  const formatter = formatterFor(locale, currency)
  if (!formatter) return `${(minor / 10 ** decimals).toFixed(decimals)} ${currency}`.trim()
  // As text, so that no division makes it inexact.
  const parts = formatter.formatToParts(`${minor}e-${decimals}` as Intl.StringNumericLiteral)
  const symbol = SYMBOL_AFTER[currency]
  const isCodeFirst = parts.find(({type}) => type === 'currency' || type === 'integer')?.value === currency
  if (!symbol || !isCodeFirst) return parts.map(({value}) => value).join('')
  const number = parts.filter(({type}) => type !== 'currency' && type !== 'literal')
  return `${number.map(({value}) => value).join('')}\u00a0${symbol}`
}
