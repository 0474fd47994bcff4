import {toJson} from '../lib/to-json.ts'
import {warn} from '../page/report.ts'

/** A value that is not text causes a warning, and sorts as an empty text (product.md §5). */
function sortableText(value: unknown): string {
  if (typeof value === 'string') return value
  warn('sort', `${toJson(value) ?? typeof value} is no text, and is sorted as an empty one`)
  return ''
}

/** Picks the text that a value is sorted by. @default the value itself */
export type TextOf<T> = (value: T) => unknown

/** A sorted copy; the sort is stable. */
export const sortByText = <T>(
  values: readonly T[],
  compare: (a: string, b: string) => number,
  textOf: TextOf<T> = (value) => value,
): T[] =>
  values
    .map((value) => ({value, text: sortableText(textOf(value))}))
    .sort((a, b) => compare(a.text, b.text))
    .map(({value}) => value)
