/** The maximum number of edits (insert, delete, replace, swap of neighbours) of a typo. */
const SLIP = 2

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows = [0, ...a].map((_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let j = 1; j <= b.length; j++) rows[0]?.splice(j, 1, j)
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const best = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        replaced,
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
      rows[i]?.splice(j, 1, best)
    }
  }
  return at(a.length, b.length)
}

/** The most similar known name, if it is similar enough. */
export function didYouMean(name: string, known: readonly string[]): string | null {
  const near = known
    .map((candidate) => ({candidate, edits: distance(name, candidate)}))
    .filter(({candidate, edits}) => edits <= Math.min(SLIP, candidate.length / 2))
    .sort((a, b) => a.edits - b.edits)
  return near[0]?.candidate ?? null
}
