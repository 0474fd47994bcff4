import {writeFileSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import type {Load} from './describe-load.ts'

interface Run {
  isQuick: boolean
  runs: number
  series: readonly {invalid?: string}[]
  load: Load
}

/** Rounds of the figures that are kept: their medians, minimums and maximums then say something. */
const LEAST_RUNS = 9

/** Of the machine's cores: 1.5 of two. */
const BUSY = 0.75

/** Of the machine's cores: half a core of two, by other programs during the run. */
const DISTURBED = 0.25

/** Why the figures of a run are not kept; undefined if they are. */
export function reasonAgainst(
  {isQuick, runs, series, load: [before, others]}: Run,
  cores = availableParallelism(),
): string | undefined {
  const most = BUSY * cores
  if (isQuick) return 'the run was quick'
  if (series.some(({invalid}) => invalid)) return 'a figure is invalid'
  if (runs < LEAST_RUNS) return `${runs} rounds are fewer than ${LEAST_RUNS}`
  if (Number(before) > most) return `the load before it, ${before}, was above ${most} busy cores`
  const disturbed = DISTURBED * cores
  if (Number(others) > disturbed) return `other programs kept ${others} cores busy, more than ${disturbed}`
  return undefined
}

/** Writes the figures of a run, unless there is a reason not to keep them. */
export function writeDocument(document: URL, text: string, run: Run): void {
  const reason = reasonAgainst(run)
  if (reason) console.info(`${document.pathname} stays as it is: ${reason}`)
  else writeFileSync(document, text)
}
