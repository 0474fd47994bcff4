import type {Browser} from 'playwright-core'
import {collectRounds} from '../collect-rounds.ts'
import {type Contender, contenders} from './contenders.ts'
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

/** Everyone with each number of widgets. */
export async function collect({browser, origin, counts, roundsOf}: Plan): Promise<Series[]> {
  const wanted = contenders.filter((contender) => roundsOf(contender))
  const series: Series[] = counts.flatMap((widgets) =>
    wanted.map((contender) => ({contender, widgets, samples: []})),
  )
  await collectRounds(
    series,
    ({contender}) => roundsOf(contender),
    ({contender, widgets}) => measure(browser, origin, contender, widgets),
  )
  return series
}
