import type {Browser} from 'playwright-core'
import {collectRounds} from '../collect-rounds.ts'
import type {Contender} from './contenders.ts'
import {measure, type Sample} from './measure.ts'

/** A contender's runs with one number of widgets. */
export interface Series {
  contender: Contender
  widgets: number
  samples: Sample[]
  /** Why its figures mean nothing. */
  invalid?: string
}

/** Everyone with each number of widgets, without samples yet. */
export const createSeries = (contenders: readonly Contender[], counts: readonly number[]): Series[] =>
  counts.flatMap((widgets) => contenders.map((contender) => ({contender, widgets, samples: []})))

interface Plan {
  browser: Browser
  origin: string
  series: readonly Series[]
  rounds: number
}

/** Adds the samples of so many rounds in a browser. */
export const collect = ({browser, origin, series, rounds}: Plan): Promise<void> =>
  collectRounds(series, rounds, ({contender, widgets}) => measure(browser, origin, contender, widgets))
