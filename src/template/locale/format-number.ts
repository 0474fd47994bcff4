import {type Digits, scale} from './amount.ts'
import {cached} from './cached.ts'
import {readNumberOptions} from './number-options.ts'
import type {FormatOptions} from './options.ts'

/** Whether the locale parts thousands in a number of four digits. */
const groupsFour = (locale: string): boolean =>
  new Intl.NumberFormat(locale).formatToParts(1234).some(({type}) => type === 'group')

/** Intl groups no four digits in compact numbers, whatever the locale does in others. */
const createFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  options.notation === 'compact' && options.useGrouping === 'auto' && groupsFour(locale)
    ? new Intl.NumberFormat(locale, {...options, useGrouping: 'always'})
    : new Intl.NumberFormat(locale, options)

export const numberFormat = cached(createFormat)

const PER_MILLE = '‰'

interface Style {
  readonly options: Intl.NumberFormatOptions
  readonly fractionDigits?: number
  /** Places that the point moves before Intl sees the number. */
  readonly places?: number
  readonly symbol?: string
}

const PERCENT: Style = {options: {style: 'percent'}, fractionDigits: 0}

/** Intl knows percents of one only: what is scaled already, and per mille, have their point moved. */
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

/** An exponent of nought says nothing. */
const significantParts = (parts: readonly Intl.NumberFormatPart[]): readonly Intl.NumberFormatPart[] =>
  parts.some(({type, value}) => type === 'exponentInteger' && !Number(value))
    ? parts.filter((part) => !isExponent(part))
    : parts

/** Exponents carry their sign. */
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
