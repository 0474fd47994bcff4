/** One line of the table in `docs/reference/reliability.md`. */
export interface Row {
  /** The action or the count. */
  what: string
  /** How often, or how many. */
  tried: number | string
  /** The result, in figures. */
  result: string
}

/** One long check. Each `test/long/<name>.ts` exports one as `check`; its parts are in a folder beside it. */
export interface Check {
  name: string
  run: () => Promise<{rows: Row[]; passed: number; failed: number}>
}
