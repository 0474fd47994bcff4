/** Multiples of the golden ratio, cut off, lie evenly between 0 and 1, however many there are. */
const placeOf = (index: number): number => Math.imul(index + 1, 2_654_435_761) >>> 0

/** `count` of the items, evenly from all parts of the list; the same ones each time. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  items
    .map((item, index) => ({item, place: placeOf(index)}))
    .sort((left, right) => left.place - right.place)
    .slice(0, count)
    .map(({item}) => item)
