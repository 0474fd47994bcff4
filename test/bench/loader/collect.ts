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
  rounds: number
  isWanted: (contender: Contender) => boolean
}

/** Everyone in turn, round after round: what slows the machine down for a while slows everyone down. */
export async function collect({browser, origin, counts, rounds, isWanted}: Plan): Promise<Series[]> {
  const series: Series[] = counts.flatMap((widgets) =>
    contenders.filter(isWanted).map((contender) => ({contender, widgets, samples: []})),
  )
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    for (const one of series) {
      if (one.invalid) continue
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
