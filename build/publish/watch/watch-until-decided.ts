import {AccessDenied} from './read-collector.ts'
import type {Look} from './watch-release.ts'

/** A longer pause than a day would be a forgotten one. */
const [FEWEST, MOST] = [1, 24 * 60]

/** The value of `--every`. */
export function readMinutes(text: string): number {
  const minutes = Number(text)
  if (minutes >= FEWEST && minutes <= MOST) return minutes
  throw new RangeError(`--every must be a number of minutes from ${FEWEST} to ${MOST}.`)
}

interface Watch {
  look: () => Promise<Look>
  /** Until the next look; without it, there is one look. */
  wait?: (() => Promise<unknown>) | undefined
  log: Pick<Console, 'info' | 'error'>
}

/** Looks again and again. A collector or a store that is down for a while does not end it; a refused token does. */
export async function watchUntilDecided({look, wait, log}: Watch): Promise<Look> {
  for (;;) {
    try {
      const one = await look()
      log.info(one.message)
      if (one.outcome !== 'open' || !wait) return one
    } catch (error) {
      if (!wait || error instanceof AccessDenied) throw error
      log.error(error instanceof Error ? error.message : error)
    }
    await wait()
  }
}
