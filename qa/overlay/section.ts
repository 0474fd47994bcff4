/** What something is called, and what is known of it. */
export type Row = readonly [name: string, value: string]

/** One entry of a section. */
export interface Item {
  /** The same for the same thing, whatever comes and goes beside it. */
  key: string
  title: string
  /** To be shown in the page. */
  element?: Element | null
  rows?: readonly Row[]
  problems?: readonly string[]
}

/** A part of what QA sees: the panel shows it, and the report writes it down. */
export interface Section {
  title: string
  /** Of all of it, in a few words. */
  summary: string
  rows?: readonly Row[]
  problems?: readonly string[]
  items?: readonly Item[]
  /** What has to be known to read it rightly. */
  hint?: string
}
