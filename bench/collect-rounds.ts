import {InvalidRun} from './loader/invalid-run.ts'
import {orderOf} from './order-of.ts'

/** A contender's rounds. */
interface Series<Sample> {
  samples: Sample[]
  /** Why its figures are invalid. */
  invalid?: string
}

/** Runs all contenders in turn, so that a temporary slowdown of the machine affects them all. */
export async function collectRound<Sample, S extends Series<Sample>>(
  series: readonly S[],
  round: number,
  measure: (one: S) => Promise<Sample>,
): Promise<void> {
  for (const one of orderOf(series, round)) {
    if (one.invalid) continue
    try {
      one.samples.push(await measure(one))
    } catch (error) {
      if (!(error instanceof InvalidRun)) throw error
      one.invalid = error.message
    }
  }
}

/** Runs round after round. */
export async function collectRounds<Sample, S extends Series<Sample>>(
  series: readonly S[],
  rounds: number,
  measure: (one: S) => Promise<Sample>,
): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    await collectRound(series, round, measure)
  }
}
