/** A median at a latency, both in milliseconds. */
export interface Point {
  latency: number
  call: number
}

/**
 * How many round trips are made one after the other: what a call takes longer where each round trip does, from the
 * shortest to the longest, so that work of the processor counts for nothing.
 */
export function roundTripsOf(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.latency - b.latency)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? (last.call - first.call) / (last.latency - first.latency) : Number.NaN
}
