import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'

/** The cost of one run. */
export interface Sample {
  /** Bytes of script and style after a use. */
  bytes: number
  /** Milliseconds until the form can be filled in. */
  ready: number
  /** Main-thread CPU time for typing a text, in milliseconds: before the first check, and after it. */
  typing: number
  mending: number
}

export type Figures = Sample

const NAMES = ['bytes', 'ready', 'typing', 'mending'] as const

const pick = (read: (name: (typeof NAMES)[number]) => number): Figures => ({
  bytes: read('bytes'),
  ready: read('ready'),
  typing: read('typing'),
  mending: read('mending'),
})

const column = (samples: readonly Sample[], name: keyof Sample): number[] => samples.map((one) => one[name])

/** Medians over the rounds. */
export const summarize = (samples: readonly Sample[]): Figures =>
  pick((name) => median(column(samples, name)))

/** Ratios, round by round. */
export const compare = (samples: readonly Sample[], others: readonly Sample[]): Figures =>
  pick((name) => ratioOf(column(samples, name), column(others, name)))
