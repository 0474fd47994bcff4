import type {Problem} from '../error.ts'
import type {Value} from '../value.ts'

/** What formatters and predicates may ask for besides the value and their arguments. */
export interface Context {
  /** Every variable of the tag: `{a, b|name}` has two. */
  readonly values: readonly Value[]
  /** Null where there is no locale data. */
  readonly locale: string | null
  /** Of the rendering, else `website.timeZone` of the data, else America/New_York. */
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Looks a reference up from where the tag is. */
  resolve(reference: string): Value
  /** The same from the frame around it, which is where `message` and `format` look. */
  resolveOutside(reference: string): Value
  /** Runs a partial or macro on the value, and gives what it prints. */
  apply(name: string, args: readonly string[], value: Value): string
  report(problem: Problem): void
}

export interface Formatter {
  (value: Value, args: readonly string[], context: Context): Value
  /** The same for formatters that look at nothing but the value and never throw: no frame is made for it, and no guard. */
  readonly plain?: (value: Value) => string
}
export type Predicate = (value: Value, args: readonly string[], context: Context) => boolean
