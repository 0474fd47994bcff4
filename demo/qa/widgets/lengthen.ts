import {findTag} from './find-tag.ts'
import {replaceTag} from './write-tag.ts'

/** A word that is longer than any line. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'

/** As long as the longest realistic text; placeholders in braces appear twice. */
export const lengthen = (text: string): string =>
  /\p{L}/u.test(text) ? `${text} ${WORD} ${text} ${text}` : text

/** Attributes of widgets whose text visitors can read. */
const READ = ['data-label', 'data-title', 'data-author', 'data-location', 'data-username', 'data-subtotal']

/** Skips scripts, which contain no text; templates, which the widget fills; and choices, which must match the product. */
const SKIPPED =
  /(<(script|template|style|option)\b[\s\S]*?<\/\2>|<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>)/gi

function lengthenTexts(markup: string): string {
  let done = 0
  let long = ''
  for (const {0: skipped, index} of markup.matchAll(SKIPPED)) {
    long += lengthen(markup.slice(done, index)) + skipped
    done = index + skipped.length
  }
  return long + lengthen(markup.slice(done))
}

function lengthenAttributes(markup: string, widget: string): string {
  const tag = findTag(markup, widget)
  if (!tag) return markup
  const attributes = Array.from(tag.attributes, ([name, value]): [string, string | null] => [
    name,
    value !== null && READ.includes(name) ? lengthen(value) : value,
  ])
  return replaceTag(markup, tag, new Map(attributes))
}

/** The same example with long texts; only lines with letters change. */
export const lengthenMarkup = (markup: string, widget: string): string =>
  lengthenAttributes(lengthenTexts(markup), widget)

export const lengthenStrings = (strings: Readonly<Record<string, string>>, widget: string) =>
  Object.fromEntries(Object.entries(strings).map(([key, text]) => [`${widget}.${key}`, lengthen(text)]))
