/** One change of the code: a condition that is always true, a call that is left out, an empty text. */
export interface Change {
  id: string
  fileName: string
  location: Record<'start' | 'end', {line: number; column: number}>
  replacement: string
}

/** What the tests of a file reached and noticed; a worker hands it over as `meta` of the file. */
export interface Findings {
  /** Tests by id: how often each reached each change. */
  reached: Record<string, Record<string, number>>
  /** Changes that a test failed for. */
  noticed: string[]
  /** Those of them that the test did not come to an end with. */
  endless: string[]
  /** Tests that fail without a change, too. */
  broken: string[]
  /** A change left something behind: what remains is tried in a new worker. */
  isSpoiled: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    findings?: Findings
  }

  interface ProvidedContext {
    /** Changes to try, by test, with how often the test reaches each; `null`: find out. */
    plan: Findings['reached'] | null
  }
}
