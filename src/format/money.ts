import {isInRange} from '../model/currency.ts'
import {type Money, moneyDecimals} from '../model/money.ts'
import {SYMBOL_AFTER} from '../model/symbol-after.ts'

const FALLBACK_LOCALE = 'en-US'

/** Creating a formatter takes milliseconds, using it microseconds; the first amount creates it. */
const formatters = new Map<string, Intl.NumberFormat | null>()

/** Null for a currency code that no locale can format. */
function createFormatter(locale: string, currency: string, digits: number): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale.replace('_', '-'), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  } catch {
    return locale === FALLBACK_LOCALE ? null : createFormatter(FALLBACK_LOCALE, currency, digits)
  }
}

function formatterFor(locale: string, currency: string, digits: number): Intl.NumberFormat | null {
  const key = locale + currency + digits
  if (!formatters.has(key)) formatters.set(key, createFormatter(locale, currency, digits))
  return formatters.get(key) ?? null
}

/** Whether the locale has no symbol for the currency and puts the code first. */
const isCodeFirst = (parts: readonly Intl.NumberFormatPart[], currency: string): boolean =>
  parts.find(({type}) => type === 'currency' || type === 'integer')?.value === currency

/** An amount without its currency. */
export const joinDigits = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({type}) => type !== 'currency' && type !== 'literal')
    .map(({value}) => value)
    .join('')

/** An amount in the format of the locale; `DKK 12.00` becomes `12.00 kr` (product.md §9). */
export function joinMoney(parts: readonly Intl.NumberFormatPart[], currency: string): string {
  const symbol = SYMBOL_AFTER[currency]
  return symbol && isCodeFirst(parts, currency)
    ? `${joinDigits(parts)}\u00a0${symbol}`
    : parts.map(({value}) => value).join('')
}

function write(money: Money, locale: string, join: typeof joinMoney): string | null {
  const {currency, minor} = money
  const decimals = moneyDecimals(money)
  if (!isInRange(minor, decimals)) return ''
  const text = `${minor}`
  // As text, so that no division makes it inexact; a number with an exponent is inexact already.
  const digits = text.includes('e')
    ? minor / 10 ** decimals
    : (`${text}e-${decimals}` as Intl.StringNumericLiteral)
  const parts = formatterFor(locale, currency, decimals)?.formatToParts(digits)
  return parts ? join(parts, currency) : null
}

function writeInexactly(money: Money): string {
  const decimals = moneyDecimals(money)
  return (money.minor / 10 ** decimals).toFixed(decimals)
}

/**
 * A broken locale falls back to American English, a broken currency code is shown unchanged, an invalid amount is
 * empty.
 */
export const formatMoney = (money: Money, locale: string): string =>
  write(money, locale, joinMoney) ?? `${writeInexactly(money)} ${money.currency}`.trim()

/** The amount alone, if the currency is elsewhere on the page. */
export const formatMoneyDigits = (money: Money, locale: string): string =>
  write(money, locale, joinDigits) ?? writeInexactly(money)
