import {writeFileSync} from 'node:fs'
import {availableParallelism} from 'node:os'

interface Run {
  isQuick: boolean
  runs: number
  series: readonly {invalid?: string}[]
  /** The machine's load at the start and at the end, in busy cores. */
  load: readonly string[]
}

/** Rounds of the figures that are kept: their medians, minimums and maximums then say something. */
const LEAST_RUNS = 9

/** Of the machine's cores: 1.5 of two. */
const BUSY = 0.75

/** The bench itself keeps one core busy, which the load at the end contains. */
const OWN = 1

/** Why the figures of a run are not kept; undefined if they are. */
export function reasonAgainst(
  {isQuick, runs, series, load: [start, end]}: Run,
  cores = availableParallelism(),
): string | undefined {
  const most = BUSY * cores
  if (isQuick) return 'the run was quick'
  if (series.some(({invalid}) => invalid)) return 'a figure is invalid'
  if (runs < LEAST_RUNS) return `${runs} rounds are fewer than ${LEAST_RUNS}`
  if (Number(start) > most) return `the load at the start, ${start}, was above ${most} busy cores`
  if (Number(end) > most + OWN) return `the load at the end, ${end}, was above ${most + OWN} busy cores`
  return undefined
}

/** Writes the figures of a run, unless there is a reason not to keep them. */
export function writeDocument(document: URL, text: string, run: Run): void {
  const reason = reasonAgainst(run)
  if (reason) console.info(`${document.pathname} stays as it is: ${reason}`)
  else writeFileSync(document, text)
}
