import {currencyDecimals} from '../../model/currency.ts'
import {SYMBOL_AFTER} from '../../model/symbol-after.ts'
import type {Formatter} from '../compile/context.ts'
import {type Amount, isAmount, readAmount, readDigits, scale} from '../locale/amount.ts'
import {numberFormat} from '../locale/format-number.ts'
import {isObject, type Value} from '../value.ts'
import {markNative} from './commerce/text.ts'

/** The output of templates before there was `money`: the server's own rules, whatever current locale data says. */

const optionsFor = (decimals: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
  roundingMode: 'halfEven',
  signDisplay: 'negative',
  useGrouping: 'always',
})

/** Cents as `1,234.50`, in every language; nothing for an invalid number. */
function formatCents(value: Value): string {
  const cents = isObject(value) ? null : readDigits(value)
  return cents === null ? '' : numberFormat('en-US', optionsFor(2)).format(scale(cents, -2))
}

function markCents(value: Value): string {
  const text = formatCents(value)
  return text && markNative(text)
}

/** The locale names the other currencies. */
const SYMBOLS: Record<string, string> = {
  ...SYMBOL_AFTER,
  USD: '$',
  CAD: 'C$',
  AUD: 'A$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
}

const NUMBER_PARTS = new Set<string>(['integer', 'group', 'decimal', 'fraction'])

/**
 * The number without its sign: thousands are separated by a plain no-break space in place of spaces of other widths.
 */
const showNumber = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({type}) => NUMBER_PARTS.has(type))
    .map(({type, value}) => (type === 'group' ? value.replace(/\s/, '\u00a0') : value))
    .join('')

const findPart = (parts: readonly Intl.NumberFormatPart[], type: string): number =>
  parts.findIndex((part) => part.type === type)

/** A symbol with a letter next to the number is separated by a space; in front of the number it precedes the sign. */
function place(symbol: string, number: string, sign: string, isBefore: boolean): string {
  if (!isBefore) return `${sign}${number}${/^\p{L}/u.test(symbol) ? ' ' : ''}${symbol}`
  return /\p{L}$/u.test(symbol) ? `${symbol} ${sign}${number}` : `${sign}${symbol}${number}`
}

function formatLegacy({digits, currency, minorUnits}: Amount, locale: string): string {
  if (!isAmount(digits)) return ''
  const decimals = currencyDecimals(currency, minorUnits)
  const options = {...optionsFor(decimals), style: 'currency' as const, currency}
  const parts = numberFormat(locale, options).formatToParts(digits)
  const at = findPart(parts, 'currency')
  const symbol = SYMBOLS[currency] ?? parts[at]?.value ?? currency
  const sign = findPart(parts, 'minusSign') < 0 ? '' : '-'
  return place(symbol, showNumber(parts), sign, at < findPart(parts, 'integer'))
}

const i18nMoney: Formatter = (value, [given], {locale}) => {
  const amount = readAmount(value)
  return amount && locale !== null ? formatLegacy(amount, given || locale) : ''
}

export const legacyMoneyFormatters = {
  'i18n-money-format': i18nMoney,
  'money-format': formatCents,
  moneyFormat: formatCents,
  'money-string': markCents,
} as const satisfies Record<string, Formatter>
