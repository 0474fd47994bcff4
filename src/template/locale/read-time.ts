import {asNumber, isObject, type Value} from '../value.ts'

const DAY = 86_400_000
/** Noon of the first day of 1970. */
const EPOCH_JULIAN_DAY = 2_440_587.5
const LAST_JULIAN_DAY = 4_881_503

/** Epoch milliseconds, as a number or its text; null for an invalid one. An empty value is the epoch itself. */
export function readTime(value: Value): number | null {
  if (isObject(value) || Array.isArray(value)) return null
  const time = typeof value === 'string' ? Number(value || Number.NaN) : asNumber(value)
  if (!Number.isFinite(time)) return null
  const julianDay = time / DAY + EPOCH_JULIAN_DAY
  if (julianDay < 0 || julianDay > LAST_JULIAN_DAY) throw new RangeError('Date is out of range')
  return Math.trunc(time)
}
