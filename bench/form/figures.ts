import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'

/** What one run cost. */
export interface Sample {
  /** Of script and style, in use. */
  bytes: number
  /** Milliseconds until the form can be filled in. */
  ready: number
  /** CPU time of the main thread for a text that is typed, in milliseconds: before the first check, and after it. */
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

/** How many times as much, round by round. */
export const compare = (samples: readonly Sample[], others: readonly Sample[]): Figures =>
  pick((name) => ratioOf(column(samples, name), column(others, name)))
