import {cached} from './cached.ts'
import {toContext} from './format-date.ts'
import type {FormatOptions} from './options.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Mean lengths of the Gregorian calendar. */
const YEAR = 365.2425 * DAY
const MONTH = YEAR / 12

const UNITS = [
  ['year', YEAR],
  ['month', MONTH],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

/** The largest unit that fits, or the requested one; weeks only if they are allowed. */
function chooseUnit(span: number, options: FormatOptions): (typeof UNITS)[number] {
  const field = options.get('field')
  const asked = UNITS.find(([unit]) => unit === field)
  if (asked) return asked
  const hasWeeks = options.isOn('allowWeeks')
  return UNITS.find(([unit, length]) => span >= length && (hasWeeks || unit !== 'week')) ?? ['second', SECOND]
}

const isWidth = (width: string | undefined): width is 'short' | 'narrow' =>
  width === 'short' || width === 'narrow'

/** The distance between two moments: `in 2 days`, `yesterday`, `now`. */
export function formatRelative(from: number, to: number, locale: string, options: FormatOptions): string {
  const [unit, length] = chooseUnit(Math.abs(to - from), options)
  const count = Math.sign(to - from) * Math.round(Math.abs(to - from) / length)
  const isNow = options.isOn('alwaysNow') && unit === 'second' && count === 0
  const width = options.get('width')
  const format = relativeFormat(locale, {
    numeric: options.isOn('numericOnly') && !isNow ? 'always' : 'auto',
    style: isWidth(width) ? width : 'long',
  })
  return toContext(format.format(count, unit), options)
}
