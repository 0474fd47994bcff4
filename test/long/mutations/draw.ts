/** A fixed order by chance: the same for the same ids. */
const chance = (id: string): number => Math.imul(Number(id) + 1, 2_654_435_761) >>> 0

/** `count` of the ids, drawn by chance; the same ones each time. */
export const draw = (ids: readonly string[], count: number): string[] =>
  ids.toSorted((a, b) => chance(a) - chance(b)).slice(0, count)
