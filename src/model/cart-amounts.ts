import {toNumber} from '../lib/to-number.ts'

/** A number that can be calculated with exactly; the fallback for all else, also for one that is too large for that. */
export function toAmount<T>(value: unknown, fallback: T): number | T {
  const number = toNumber(value, null)
  return number !== null && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : fallback
}

/** How many there are of something; the fallback for what is below nought, too. */
export function toQuantity<T>(value: unknown, fallback: T): number | T {
  const number = toAmount(value, null)
  return number !== null && number >= 0 ? number : fallback
}
