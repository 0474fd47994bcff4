import type {Problem} from '../error.ts'
import type {Value} from '../value.ts'

/** The inputs of formatters and predicates besides the value and their arguments. */
export interface Context {
  /** Every variable of the tag: `{a, b|name}` has two. */
  readonly values: readonly Value[]
  /** Null if there is no locale data. */
  readonly locale: string | null
  /** From the rendering options, else `website.timeZone` of the data, else America/New_York. */
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Looks up a reference from the position of the tag. */
  resolve(reference: string): Value
  /** The same from the surrounding frame, which `message` and `format` use. */
  resolveOutside(reference: string): Value
  /** Runs a partial or macro on the value, and returns its output. */
  apply(name: string, args: readonly string[], value: Value): string
  report(problem: Problem): void
}

export interface Formatter {
  (value: Value, args: readonly string[], context: Context): Value
  /** The same for formatters that depend only on the value and never throw: they need no frame and no guard. */
  readonly plain?: (value: Value) => string
}
export type Predicate = (value: Value, args: readonly string[], context: Context) => boolean
