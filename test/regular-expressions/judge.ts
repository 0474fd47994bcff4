import {check} from 'recheck'
import type {Expression} from './collect.ts'

/** A library's expression that is only slow for texts that it never gets. */
interface Bounded {
  source: string
  reason: string
}

export const BOUNDED: readonly Bounded[] = [
  {
    source: String.raw`(?:\?.*?)?(?=#|$)`,
    // a text of 100 kB is timed in test/long/time.ts
    reason:
      'ky adds parameters to the address of a Request. Such an address has no line break, and the match of the first ? includes every later one',
  },
]

/** Only the number of steps ends a search, so that a busy machine gets the same result as a fast one. */
const SEARCH = {timeout: 120_000, attackTimeout: null, incubationTimeout: null}

/** Null if the time of an expression grows no faster than its text. */
export async function judge({source, flags}: Expression): Promise<string | null> {
  const found = await check(source, flags, SEARCH)
  if (found.status === 'safe') return null
  const why =
    found.status === 'unknown'
      ? `cannot be judged (${found.error.kind})`
      : `${found.complexity.summary}: ${found.attack.pattern}`
  return `/${source}/${flags} ${why}`
}
