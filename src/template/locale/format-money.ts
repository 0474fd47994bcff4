import {joinDigits, joinMoney} from '../../format/money.ts'
import {currencyDecimals} from '../../model/currency.ts'
import {type Amount, isAmount} from './amount.ts'
import {numberFormat} from './format-number.ts'
import {readNumberOptions} from './number-options.ts'
import type {FormatOptions} from './options.ts'

function readStyle(style: string | undefined): Intl.NumberFormatOptions {
  switch (style) {
    case 'accounting':
      return {currencySign: 'accounting'}
    case 'short':
      return {notation: 'compact'}
    case 'code':
    case 'name':
      return {currencyDisplay: 'name'}
    default:
      return {}
  }
}

/** The default number of decimals: the store's rule, as in `formatMoney`. */
function readDecimals({currency, minorUnits}: Amount): Intl.NumberFormatOptions {
  const decimals = currencyDecimals(currency, minorUnits)
  return {minimumFractionDigits: decimals, maximumFractionDigits: decimals}
}

/**
 * The code takes the position of the name: locales have no separate pattern for it. Nothing for an amount that is too
 * large.
 */
export function formatAmount(amount: Amount, locale: string, options: FormatOptions): string {
  const {digits, currency} = amount
  if (!isAmount(digits)) return ''
  const style = options.get('style')
  const display = options.get('symbol') === 'narrow' ? {currencyDisplay: 'narrowSymbol' as const} : {}
  const parts = numberFormat(locale, {
    style: 'currency',
    currency,
    ...(style === 'short' ? {} : readDecimals(amount)),
    ...readNumberOptions(options),
    ...display,
    ...readStyle(style),
  }).formatToParts(digits)
  const shown =
    style === 'code'
      ? parts.map((part) => (part.type === 'currency' ? {...part, value: currency} : part))
      : parts
  return joinMoney(shown, currency)
}

/** The amount alone. */
export const formatAmountDigits = ({digits, currency, minorUnits}: Amount, locale: string): string => {
  const decimals = currencyDecimals(currency, minorUnits)
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'halfEven',
  })
  return isAmount(digits) ? joinDigits(format.formatToParts(digits)) : ''
}
