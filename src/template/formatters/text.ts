import type {Formatter} from '../compile/context.ts'
import {stripTags} from '../strip-tags.ts'
import {asNumber, asText, isTruthy, type Value} from '../value.ts'

/** Default length of a text (product.md §9). */
const TRUNCATE_LENGTH = 100

/** Cuts after the last white space before the limit, else at it. */
function cutAt(text: string, limit: number): string {
  for (let end = limit; end > 0; end--) if (/\s/.test(text.charAt(end - 1))) return text.slice(0, end)
  return text.slice(0, limit)
}

/** Without a valid length any value stays as it is. */
function truncate(value: Value, [length, ellipsis = '...']: readonly string[]): Value {
  const limit = length === undefined ? TRUNCATE_LENGTH : Number.parseInt(length, 10)
  if (!(limit > 0)) return value
  const text = asText(value)
  return text.length > limit ? cutAt(text, limit) + ellipsis : text
}

export const slugify = (text: string): string =>
  text
    .replace(/[^a-zA-Z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()

/** In this order; the language opens a quote after the letter s. */
const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/(^|[-—\\s(["])'/gm, '$1‘'],
  [/'/g, '’'],
  [/(^|[-—/[(‘\s])"/gm, '$1“'],
  [/"/g, '”'],
  [/--/g, '—'],
]

const smartypants = (text: string): string =>
  QUOTES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)

/** `s`, or the given words: the plural, or singular and plural. */
function pluralize(count: number, args: readonly string[]): string {
  const [singular = '', plural = 's'] = args.length > 1 ? args : ['', ...args]
  return count === 1 ? singular : plural
}

export const textFormatters = {
  capitalize: (value) => asText(value).toUpperCase(),
  'line-breaks': (value) => asText(value).replaceAll('\n', '<br/>'),
  output: (_, args) => args.join(' '),
  pluralize: (value, args) => pluralize(asNumber(value), args),
  safe: (value) => (isTruthy(value) ? stripTags(asText(value)) : value),
  slugify: (value) => slugify(asText(value)),
  smartypants: (value) => smartypants(asText(value)),
  str: asText,
  truncate: (value, args) => truncate(value, args),
} as const satisfies Record<string, Formatter>
