import {type Digits, scale} from './amount.ts'
import {cached} from './cached.ts'
import {readNumberOptions} from './number-options.ts'
import type {FormatOptions} from './options.ts'

/** Whether the locale groups the digits of a number with four. */
const groupsFour = (locale: string): boolean =>
  new Intl.NumberFormat(locale).formatToParts(1234).some(({type}) => type === 'group')

/** Intl does not group four digits in compact numbers, whatever the locale does elsewhere. */
const createFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  options.notation === 'compact' && options.useGrouping === 'auto' && groupsFour(locale)
    ? new Intl.NumberFormat(locale, {...options, useGrouping: 'always'})
    : new Intl.NumberFormat(locale, options)

export const numberFormat = cached(createFormat)

const PER_MILLE = '‰'

interface Style {
  readonly options: Intl.NumberFormatOptions
  readonly fractionDigits?: number
  /** Decimal places by which the number is shifted before formatting. */
  readonly places?: number
  readonly symbol?: string
}

const PERCENT: Style = {options: {style: 'percent'}, fractionDigits: 0}

/** Intl formats only percentages of 1: scaled percentages and per mille are shifted before. */
const STYLES = new Map<string, Style>([
  ['long', {options: {notation: 'compact', compactDisplay: 'long'}}],
  ['percent', PERCENT],
  ['percent-scaled', {...PERCENT, places: -2}],
  ['permille', {...PERCENT, places: 1, symbol: PER_MILLE}],
  ['permille-scaled', {...PERCENT, places: -2, symbol: PER_MILLE}],
  ['scientific', {options: {notation: 'scientific'}, fractionDigits: 0}],
  ['short', {options: {notation: 'compact', compactDisplay: 'short'}}],
])

const DECIMAL: Style = {options: {}, fractionDigits: 3}

const isExponent = ({type}: Intl.NumberFormatPart): boolean => type.startsWith('exponent')

/** An exponent of zero is omitted. */
const significantParts = (parts: readonly Intl.NumberFormatPart[]): readonly Intl.NumberFormatPart[] =>
  parts.some(({type, value}) => type === 'exponentInteger' && !Number(value))
    ? parts.filter((part) => !isExponent(part))
    : parts

/** Exponents have a sign. */
function showParts(parts: readonly Intl.NumberFormatPart[], symbol: string | undefined): string {
  return parts
    .map(({type, value}, index) => {
      if (type === 'percentSign') return symbol ?? value
      return type === 'exponentSeparator' && parts[index + 1]?.type !== 'exponentMinusSign'
        ? `${value}+`
        : value
    })
    .join('')
}

export function formatNumber(digits: Digits, locale: string, options: FormatOptions): string {
  const style = STYLES.get(options.get('style') ?? '') ?? DECIMAL
  const format = numberFormat(locale, {...readNumberOptions(options, style.fractionDigits), ...style.options})
  const parts = format.formatToParts(scale(digits, style.places ?? 0))
  return showParts(significantParts(parts), style.symbol)
}
