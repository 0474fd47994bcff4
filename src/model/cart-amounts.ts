import {toNumber} from '../lib/to-number.ts'

/** A number that allows exact calculation; the fallback for everything else, also for a number that is too large. */
export function toAmount<T>(value: unknown, fallback: T): number | T {
  const number = toNumber(value, null)
  return number !== null && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : fallback
}

/** A count; the fallback for negative numbers, too. */
export function toQuantity<T>(value: unknown, fallback: T): number | T {
  const number = toAmount(value, null)
  return number !== null && number >= 0 ? number : fallback
}
