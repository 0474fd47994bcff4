/** A median at a latency, both in milliseconds. */
export interface Point {
  latency: number
  call: number
}

/**
 * The number of consecutive round trips: the increase of a call's time divided by the increase of the latency, from the
 * shortest to the longest, so that the processor's work cancels out.
 */
export function roundTripsOf(points: readonly Point[]): number {
  const sorted = points.toSorted((a, b) => a.latency - b.latency)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? (last.call - first.call) / (last.latency - first.latency) : Number.NaN
}
