import type {PageData} from './data.ts'

/** Templates in a contender's language. */
export interface Templates {
  page: string
  partials: Readonly<Record<string, string>>
}

/** A contender that has read its templates. */
export interface Prepared {
  render: (data: PageData) => string
  /** Compiles templates and discards the result; absent for a contender that reads nothing at run time. */
  compile?: (templates: Templates) => void
}

export type Create = (templates: Templates) => Prepared | Promise<Prepared>

/** Extension of the files in `pages/`. */
export type Language = 'jsont' | 'hbs' | 'eta' | 'liquid'

export interface Contender {
  name: string
  /** Absent if the page is written in code. */
  language?: Language
  /** Reads nothing at run time. @default false */
  isReady?: boolean
  /** No aim refers to it: omitted in a quick run. @default false */
  isExtra?: boolean
  create: Create
}
