/**
 * `ALL=1`, as in `npm run test:all`: every layout, look and flood, and more runs of random tests, of
 * which the usual run has a selection.
 */
export const isAll = Boolean(process.env.ALL)
