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
}

export const DEFAULT_LIMITS: Limits = {
  steps: 10_000_000,
  outputLength: 2 ** 25,
  partialDepth: 16,
  expressionTokens: 10_000,
  expressionStringLength: 2 ** 20,
}

/** Errors of one rendering that are kept: a faulty tag in a loop says the same thing over and over. */
export const MAX_ERRORS = 1000

/** Blocks within each other that are still opened; whatever walks the tree does so by recursion. */
export const MAX_NESTING = 1100
