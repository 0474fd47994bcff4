/** The index in a row whose ends meet: -1 is the last one. `count` is above 0. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count
