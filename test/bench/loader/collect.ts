import type {Browser} from 'playwright-core'
import {type Contender, contenders} from './contenders.ts'
import {InvalidRun} from './invalid-run.ts'
import {measure, type Sample} from './measure.ts'

/** A contender's runs with one number of widgets. */
export interface Series {
  contender: Contender
  widgets: number
  samples: Sample[]
  /** Why its figures mean nothing. */
  invalid?: string
}

interface Plan {
  browser: Browser
  origin: string
  counts: readonly number[]
  /** None for whom nobody asks. */
  roundsOf: (contender: Contender) => number
}

/**
 * Everyone in turn, round after round: what slows the machine down for a while slows everyone down. Those with more
 * rounds than others go on among themselves.
 */
export async function collect({browser, origin, counts, roundsOf}: Plan): Promise<Series[]> {
  const wanted = contenders.filter((contender) => roundsOf(contender))
  const series: Series[] = counts.flatMap((widgets) =>
    wanted.map((contender) => ({contender, widgets, samples: []})),
  )
  const rounds = Math.max(...wanted.map(roundsOf))
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    for (const one of series) {
      if (one.invalid || round > roundsOf(one.contender)) continue
      try {
        one.samples.push(await measure(browser, origin, one.contender, one.widgets))
      } catch (error) {
        if (!(error instanceof InvalidRun)) throw error
        one.invalid = error.message
      }
    }
  }
  return series
}
