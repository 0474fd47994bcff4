/** `ALL=1`, as in `npm run test:all`: every layout and look, of which the usual run checks a selection. */
export const isAll = Boolean(process.env.ALL)
