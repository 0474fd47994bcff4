import {toNumber} from '../../lib/to-number.ts'

/** The maximum delay of a timer. */
const LONGEST = 2 ** 31 - 1

/** Milliseconds, from `data-mock-delay`. */
export function readDelay(text: string | undefined, warn: (problem: string) => void): number {
  const delay = toNumber(text ?? '0', -1)
  if (delay >= 0 && delay <= LONGEST) return delay
  warn(`data-mock-delay="${text}" is no number of milliseconds; 0 is used`)
  return 0
}

/** Whether `data-mock-fail` names the call: `all`, or path prefixes, separated by spaces. */
export const failsFor = (text: string | undefined, path: string): boolean =>
  (text ?? '').split(/\s+/).some((word) => word === 'all' || (word !== '' && path.startsWith(word)))
