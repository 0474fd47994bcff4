/**
 * All of them in the order of a round, counted from 1: each place and each neighbour has its turn, since a page is slower
 * after one that had the browser do more.
 */
export function orderOf<T>(all: readonly T[], round: number): T[] {
  const first = Math.floor((round - 1) / 2) % all.length
  const order = [...all.slice(first), ...all.slice(0, first)]
  return round % 2 ? order : order.reverse()
}
