import {median} from './median.ts'

/** What several runs gave. */
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

/** The median, with the least and the most where they differ as written. */
export function formatSpread({median, least, most}: Spread, format: (value: number) => string): string {
  const [low, high] = [format(least), format(most)]
  return low === high ? format(median) : `${format(median)} (${low}–${high})`
}
