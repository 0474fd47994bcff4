import {median} from './median.ts'

/** The median ratio over the rounds: a slowdown of one round affects both values. */
export const ratioOf = (samples: readonly number[], others: readonly number[]): number =>
  median(samples.map((sample, round) => sample / (others[round] ?? Number.NaN)))
