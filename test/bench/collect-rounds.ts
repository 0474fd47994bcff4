import {InvalidRun} from './loader/invalid-run.ts'
import {orderOf} from './order-of.ts'

/** Someone's rounds. */
interface Series<Sample> {
  samples: Sample[]
  /** Why its figures mean nothing. */
  invalid?: string
}

/**
 * Everyone in turn, round after round: what slows the machine down for a while slows everyone down. Those with more
 * rounds than others go on among themselves.
 */
export async function collectRounds<Sample, S extends Series<Sample>>(
  series: readonly S[],
  roundsOf: (one: S) => number,
  measure: (one: S) => Promise<Sample>,
): Promise<void> {
  const rounds = Math.max(...series.map(roundsOf))
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    for (const one of orderOf(series, round)) {
      if (one.invalid || round > roundsOf(one)) continue
      try {
        one.samples.push(await measure(one))
      } catch (error) {
        if (!(error instanceof InvalidRun)) throw error
        one.invalid = error.message
      }
    }
  }
}
