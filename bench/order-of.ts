/**
 * All items in the order of a round, counted from 1. Positions and neighbours rotate, because a page is slower after a
 * page with more work.
 */
export function orderOf<T>(all: readonly T[], round: number): T[] {
  const first = Math.floor((round - 1) / 2) % all.length
  const order = [...all.slice(first), ...all.slice(0, first)]
  return round % 2 ? order : order.reverse()
}
