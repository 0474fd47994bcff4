import {median} from './median.ts'

/** The results of several runs. */
export interface Spread {
  median: number
  least: number
  most: number
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
})

/** The median, with the minimum and the maximum if they differ as formatted. */
export function formatSpread({median, least, most}: Spread, format: (value: number) => string): string {
  const [low, high] = [format(least), format(most)]
  return low === high ? format(median) : `${format(median)} (${low}–${high})`
}
