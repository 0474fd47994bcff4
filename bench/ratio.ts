import {median} from './median.ts'

/** How many times as much, as the median over the rounds: what slows one round down slows both. */
export const ratioOf = (samples: readonly number[], others: readonly number[]): number =>
  median(samples.map((sample, round) => sample / (others[round] ?? Number.NaN)))
