/** What a picture is described by where no alternative text was written. */
export interface Captions {
  readonly title: string
  /** HTML. */
  readonly body: string
  readonly filename: string
}

/** Characters of a body that are read out (product.md §9, alt text fallback). */
const MAX_BODY = 250

const HALF_CHARACTER = /[\ud800-\udbff]$/

/** Tags become spaces: what they kept apart stays apart. A tag that nothing closes reaches to the end. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .slice(0, MAX_BODY)
    .replace(HALF_CHARACTER, '')

/** The first of title, body and file name that says something. */
export const fallbackAlt = ({title, body, filename}: Captions): string =>
  [title, textOf(body), filename].find((text) => text.trim()) ?? ''
