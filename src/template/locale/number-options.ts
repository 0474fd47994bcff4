import type {FormatOptions} from './options.ts'

/** The maximum digit count of product.md §9. */
const MAX_DIGITS = 50
/** Intl's own limit for integer and significant digits. */
const MAX_SIGNIFICANT = 21

const ROUNDING = new Map<string, Intl.NumberFormatOptions['roundingMode']>([
  ['ceil', 'ceil'],
  ['ceiling', 'ceil'],
  ['down', 'trunc'],
  ['floor', 'floor'],
  ['half-down', 'halfTrunc'],
  ['half-even', 'halfEven'],
  ['half-up', 'halfExpand'],
  ['truncate', 'trunc'],
  ['up', 'expand'],
])

function readDigits(text: string | undefined, most = MAX_DIGITS): number | undefined {
  const digits = Number.parseInt(text ?? '', 10)
  return Number.isNaN(digits) ? undefined : Math.min(most, Math.max(0, digits))
}

const least = (digits: number | undefined): number | undefined => digits && Math.max(1, digits)

function readFraction(options: FormatOptions, most: number | undefined): Intl.NumberFormatOptions {
  const minimum = readDigits(options.get('minfrac', 'minFrac', 'minimumFractionDigits'))
  const maximum = readDigits(options.get('maxfrac', 'maxFrac', 'maximumFractionDigits')) ?? most
  if (minimum === undefined && maximum === undefined) return {}
  if (minimum === undefined) return {maximumFractionDigits: maximum, minimumFractionDigits: 0}
  return {minimumFractionDigits: minimum, maximumFractionDigits: Math.max(minimum, maximum ?? 0)}
}

function readSignificant(options: FormatOptions): Intl.NumberFormatOptions {
  const minimum = least(
    readDigits(options.get('minsig', 'minSig', 'minimumSignificantDigits'), MAX_SIGNIFICANT),
  )
  const maximum = least(
    readDigits(options.get('maxsig', 'maxSig', 'maximumSignificantDigits'), MAX_SIGNIFICANT),
  )
  if (!minimum && !maximum) return {}
  return {
    ...(minimum ? {minimumSignificantDigits: minimum} : {}),
    maximumSignificantDigits: Math.max(minimum ?? 1, maximum ?? MAX_SIGNIFICANT),
  }
}

/** Groups as the locale does, unless grouping is off: Spanish writes `1234`, but `12.345`. */
function isGrouped(options: FormatOptions): boolean {
  if (options.isOn('no-group') || options.isOn('no-grouping')) return false
  return options.get('group', 'grouping') !== 'false'
}

/** `fractionDigits`: the default maximum number of decimals. */
export function readNumberOptions(options: FormatOptions, fractionDigits?: number): Intl.NumberFormatOptions {
  const integer = least(readDigits(options.get('minint', 'minInt', 'minimumIntegerDigits'), MAX_SIGNIFICANT))
  return {
    useGrouping: isGrouped(options) ? 'auto' : false,
    roundingMode: ROUNDING.get(options.get('round', 'rounding') ?? '') ?? 'halfEven',
    ...(integer ? {minimumIntegerDigits: integer} : {}),
    ...readFraction(options, fractionDigits),
    ...readSignificant(options),
  }
}
