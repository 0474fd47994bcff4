/** One line of the table in `docs/reference/reliability.md`. */
export interface Row {
  /** What was done, or counted. */
  what: string
  /** How often, or with how many. */
  tried: number | string
  /** What came of it, in figures. */
  result: string
}

/** One long check. Each `test/long/<name>.ts` exports one as `check`; what it is made of lies in a folder beside it. */
export interface Check {
  name: string
  run: () => Promise<{rows: Row[]; passed: number; failed: number}>
}
