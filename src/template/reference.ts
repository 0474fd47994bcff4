import type {Reference, Segment} from './tree.ts'

export const WORD = '[a-zA-Z][a-zA-Z0-9_-]*'
const SEGMENT = `(?:\\d+|[@$]?${WORD}|@)`
/** Segments joined by dots: `item.0.title`, `@index`, `$a.b`. */
export const REFERENCE = `${SEGMENT}(?:\\.${SEGMENT})*`

export const WHOLE_REFERENCE = new RegExp(`^${REFERENCE}$`)
const MAX_INDEX = 0x7fffffff

function toSegment(text: string): Segment {
  // only digits begin with a digit
  if (text.charAt(0) > '9' || text.charAt(0) < '0') return text
  const index = Number(text)
  return index <= MAX_INDEX ? index : text
}

/** For text that is known to be a reference. */
export const splitReference = (text: string): Reference =>
  text.includes('.') ? text.split('.').map(toSegment) : [toSegment(text)]

export const parseReference = (text: string): Reference | null =>
  WHOLE_REFERENCE.test(text) ? splitReference(text) : null
