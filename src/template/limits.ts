/** The limits of a rendering, for any template and any data. */
export interface Limits {
  /** Instructions, and iterated elements. @default 10_000_000 */
  steps: number
  /** UTF-16 units of the output, and of any text from a formatter. @default 33_554_432 */
  outputLength: number
  /** Nesting of partials and macros. @default 16 */
  partialDepth: number
  /** Tokens of one expression; 0 for no limit. @default 10_000 */
  expressionTokens: number
  /** UTF-16 units of a concatenation in an expression; 0 for no limit. @default 1_048_576 */
  expressionStringLength: number
  /**
   * Milliseconds of reading a template, and of one rendering, without the time that a stream waits for its reader; of
   * both together when a text is rendered at once. 0 for no limit. A running formatter is not interrupted: the clock is
   * checked after it. @default 2000
   */
  time: number
}

export const DEFAULT_LIMITS: Limits = {
  steps: 10_000_000,
  outputLength: 2 ** 25,
  partialDepth: 16,
  expressionTokens: 10_000,
  expressionStringLength: 2 ** 20,
  time: 2000,
}

/** Steps between two checks of the clock: their own work takes microseconds. */
export const STEPS_PER_LOOK = 100

/**
 * Steps that a refused partial or macro costs: with three calls in each, 43 million are refused at the sixteenth level.
 */
export const REFUSED_STEPS = 1000

/** Steps that building an object in a template costs for each object in it: formatters visit all of them. */
export const STEPS_PER_PLACE = 10

/** Maximum number of errors of one rendering: a faulty tag in a loop repeats the same error. */
export const MAX_ERRORS = 1000

/** Maximum nesting of blocks; all code that walks the tree is recursive. */
export const MAX_NESTING = 1100
