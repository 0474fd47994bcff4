/** The reference entry of a formatter. Never shipped: only `npm run generate` and its test read it. */
export interface FormatterAbout {
  /** Its effect, in one sentence. */
  summary: string
  /** The expected value. */
  input: string
  /** The arguments after the name, in their syntax; absent if there are none. */
  args?: string
  /** The output, and the output for any other value. */
  output: string
}

/** The reference entry of a predicate. */
export interface PredicateAbout {
  /** The condition, as the end of a sentence that begins with "true when". */
  holds: string
  /** The tested value: the value in scope, unless stated otherwise. */
  input: string
  /** The arguments after the name, in their syntax; absent if there are none. */
  args?: string
}

/** A section of the reference; `order` is its position. */
export interface Topic<About> {
  title: string
  order: number
  entries: Readonly<Record<string, About>>
}
