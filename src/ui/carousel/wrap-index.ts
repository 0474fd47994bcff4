/** The place that an index stands for in a row whose ends meet: -1 is the last of them. `count` is above 0. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count
