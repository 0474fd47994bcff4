/** The sources for the description of a picture without alternative text. */
export interface Captions {
  readonly title: string
  /** HTML. */
  readonly body: string
  readonly filename: string
}

/** The maximum number of characters from a body (product.md §9, alt text fallback). */
const MAX_BODY = 250

const HALF_CHARACTER = /[\ud800-\udbff]$/

/** Tags become spaces, so that words stay separate. An unclosed tag reaches to the end. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .slice(0, MAX_BODY)
    .replace(HALF_CHARACTER, '')

/** The first of title, body and file name that is not empty. */
export const fallbackAlt = ({title, body, filename}: Captions): string =>
  [title, textOf(body), filename].find((text) => text.trim()) ?? ''
