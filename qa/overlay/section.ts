/** A name and its value. */
export type Row = readonly [name: string, value: string]

/** One entry of a section. */
export interface Item {
  /** A stable key of the entry, whatever is added or removed next to it. */
  key: string
  title: string
  /** The element to highlight in the page. */
  element?: Element | null
  rows?: readonly Row[]
  problems?: readonly string[]
}

/** A section of the QA results: the panel shows it, and the report contains it. */
export interface Section {
  title: string
  /** A short summary of the section. */
  summary: string
  rows?: readonly Row[]
  problems?: readonly string[]
  items?: readonly Item[]
  /** A note on how to read the section. */
  hint?: string
}
