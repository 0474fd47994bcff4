import type {Amount} from './amount.ts'
import {numberFormat} from './format-number.ts'
import {readNumberOptions} from './number-options.ts'
import type {FormatOptions} from './options.ts'

function readStyle(options: FormatOptions): Intl.NumberFormatOptions {
  switch (options.get('style')) {
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

/** The code stands where the name would: locales have no pattern of its own for it. */
export function formatAmount({digits, currency}: Amount, locale: string, options: FormatOptions): string {
  const display = options.get('symbol') === 'narrow' ? {currencyDisplay: 'narrowSymbol' as const} : {}
  const format = numberFormat(locale, {
    ...readNumberOptions(options),
    style: 'currency',
    currency,
    ...display,
    ...readStyle(options),
  })
  if (options.get('style') !== 'code') return format.format(digits)
  const parts = format.formatToParts(digits)
  return parts.map(({type, value}) => (type === 'currency' ? currency : value)).join('')
}
