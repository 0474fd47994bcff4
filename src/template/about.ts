/** What the reference says of a formatter. Never shipped: only `npm run generate` and its test read it. */
export interface FormatterAbout {
  /** What it does, in a sentence. */
  summary: string
  /** What the value has to be. */
  input: string
  /** What may follow the name, as it is written; absent where nothing may. */
  args?: string
  /** What it prints, and what it makes of any other value. */
  output: string
}

/** What the reference says of a predicate. */
export interface PredicateAbout {
  /** When it holds: goes on after "true when". */
  holds: string
  /** What it is asked of: the value where it stands, unless this says otherwise. */
  input: string
  /** What may follow the name, as it is written; absent where nothing may. */
  args?: string
}

/** A section of the reference; `order` is its place among the others. */
export interface Topic<About> {
  title: string
  order: number
  entries: Readonly<Record<string, About>>
}
