const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The largest unit that has passed counts (product.md §9, relative time). */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

export type PassedUnit = (typeof UNITS)[number][0]

export interface Passed {
  unit: PassedUnit
  n: number
}

/** How long ago something was; a future time counts as now. */
export function timePassed(milliseconds: number): Passed {
  const [unit, size] = UNITS.find(([, length]) => milliseconds >= length) ?? ['minute', Infinity]
  return {unit, n: Math.floor(milliseconds / size)}
}

/** In English; `n` may be a placeholder for a number. */
export function sayPassed({unit, n}: {unit: PassedUnit; n: number | string}): string {
  if (typeof n === 'number' && n < 1) return 'less than a minute ago'
  return `about ${n === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${n} ${unit}s`} ago`
}
