import type {PageData} from './data.ts'

/** Texts in a contender's language. */
export interface Templates {
  page: string
  partials: Readonly<Record<string, string>>
}

/** A contender that has read its templates. */
export interface Prepared {
  render: (data: PageData) => string
  /** Makes templates ready to be rendered, and forgets them; absent where nothing is read at run time. */
  compile?: (templates: Templates) => void
}

export type Create = (templates: Templates) => Prepared | Promise<Prepared>

/** Ending of the files in `pages/`. */
export type Language = 'jsont' | 'hbs' | 'eta' | 'liquid'

export interface Contender {
  name: string
  /** Absent where the page is written into the code. */
  language?: Language
  /** Reads nothing at run time. @default false */
  isReady?: boolean
  /** Nothing is to be reached beside it: left out of a quick run. @default false */
  isExtra?: boolean
  create: Create
}
