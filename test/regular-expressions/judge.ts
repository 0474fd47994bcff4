import {check} from 'recheck'
import type {Expression} from './collect.ts'

/** An expression of a library that is slow for a text which it never gets. */
interface Bounded {
  source: string
  reason: string
}

export const BOUNDED: readonly Bounded[] = [
  {
    source: String.raw`(?:\?.*?)?(?=#|$)`,
    // a text of 100 kB is timed in test/long/time.ts
    reason:
      'ky puts parameters into the address of a Request. Such an address has no line break, and each ? but the first is in what the first has matched',
  },
]

/** Nothing but the number of steps ends a search: a busy machine has to come to the same as a quick one. */
const SEARCH = {timeout: 120_000, attackTimeout: null, incubationTimeout: null}

/** Null where the time of an expression grows no faster than its text. */
export async function judge({source, flags}: Expression): Promise<string | null> {
  const found = await check(source, flags, SEARCH)
  if (found.status === 'safe') return null
  const why =
    found.status === 'unknown'
      ? `cannot be judged (${found.error.kind})`
      : `${found.complexity.summary}: ${found.attack.pattern}`
  return `/${source}/${flags} ${why}`
}
