/** What bounds a rendering, whatever the template and the data are. */
export interface Limits {
  /** Instructions run, and elements gone through. @default 10_000_000 */
  steps: number
  /** UTF-16 units of the output, and of any text that a formatter makes. @default 33_554_432 */
  outputLength: number
  /** Partials and macros within each other. @default 16 */
  partialDepth: number
  /** Tokens of one expression; 0 for any number. @default 10_000 */
  expressionTokens: number
  /** UTF-16 units that a concatenation in an expression may have; 0 for any number. @default 1_048_576 */
  expressionStringLength: number
  /**
   * Milliseconds that one rendering may take, without the time that a stream waits for its reader; 0 for any time. A
   * formatter that runs is not broken off: the clock is looked at behind it. @default 0
   */
  time: number
}

export const DEFAULT_LIMITS: Limits = {
  steps: 10_000_000,
  outputLength: 2 ** 25,
  partialDepth: 16,
  expressionTokens: 10_000,
  expressionStringLength: 2 ** 20,
  time: 0,
}

/** Steps between two looks at the clock: what they do of their own takes microseconds. */
export const STEPS_PER_LOOK = 100

/** Steps that a refused partial or macro takes: of three calls in each, 43 million are refused at the sixteenth level. */
export const REFUSED_STEPS = 1000

/** Steps that a template's own object takes for each that is in it: formatters go through all of them. */
export const STEPS_PER_PLACE = 10

/** Errors of one rendering that are kept: a faulty tag in a loop says the same thing over and over. */
export const MAX_ERRORS = 1000

/** Blocks within each other that are still opened; whatever walks the tree does so by recursion. */
export const MAX_NESTING = 1100
