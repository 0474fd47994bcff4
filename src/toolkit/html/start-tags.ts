/** A start tag in the source of a page. */
export interface StartTag {
  /** In small letters. */
  name: string
  /** Its line, from 1. */
  line: number
  /** Where its `<`, and what follows its name, stand in the source. */
  start: number
  nameEnd: number
  /** Where what follows it stands. */
  end: number
}

/** Elements whose content is text, even if it looks like tags. */
const RAW = /^(script|style|textarea|title|iframe|noembed|noframes|xmp)$/
const NEXT = /<(?:!--|\/?[a-z])/gi
const NAME = /[^\s/>]+/y
const GAP = /[\s/]*/y
const ATTRIBUTE = /=?[^\s=/>]*/y
const EQUALS = /\s*=\s*/y
const UNQUOTED = /[^\s>]*/y

/** The same length as before: `İ` has two letters in lower case. */
export const lowerAscii = (html: string): string =>
  html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The index after a match at an index; the index itself without one. */
function skip(html: string, pattern: RegExp, index: number): number {
  pattern.lastIndex = index
  return pattern.test(html) ? pattern.lastIndex : index
}

/** The index after the next occurrence; the end of the source without one. */
function after(html: string, text: string, index: number): number {
  const found = html.indexOf(text, index)
  return found < 0 ? html.length : found + text.length
}

function skipValue(html: string, index: number): number {
  const quote = html[index]
  return quote === '"' || quote === "'" ? after(html, quote, index + 1) : skip(html, UNQUOTED, index)
}

/** The attributes of a start tag by name in small letters, as they are written; the first of a name counts. */
export function readAttributes(html: string, {nameEnd, end}: StartTag): Map<string, string> {
  const attributes = new Map<string, string>()
  let index = skip(html, GAP, nameEnd)
  while (index < end - 1) {
    const nameAt = index
    const name = skip(html, ATTRIBUTE, index)
    const value = skip(html, EQUALS, name)
    const valueEnd = value > name ? skipValue(html, value) : name
    const written = value > name ? html.slice(value, valueEnd).replace(/^(["'])(.*)\1$/s, '$2') : ''
    const key = html.slice(nameAt, name).toLowerCase()
    if (!attributes.has(key)) attributes.set(key, written)
    index = skip(html, GAP, valueEnd)
  }
  return attributes
}

/** The index after the `>` of a tag whose name ends at an index. */
function skipAttributes(html: string, nameEnd: number): number {
  let index = skip(html, GAP, nameEnd)
  while (index < html.length && html[index] !== '>') {
    const name = skip(html, ATTRIBUTE, index)
    const value = skip(html, EQUALS, name)
    index = skip(html, GAP, value > name ? skipValue(html, value) : name)
  }
  return Math.min(index + 1, html.length)
}

/** A start or an end tag. */
interface Tag extends StartTag {
  isEnd: boolean
}

/** The tags of a page, in order, as parsers of HTML find them. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const lower = lowerAscii(html)
  let line = 1
  let counted = 0
  let index = 0
  for (;;) {
    NEXT.lastIndex = index
    const [opening] = NEXT.exec(html) ?? []
    if (opening === undefined) return tags
    const start = NEXT.lastIndex - opening.length
    if (opening === '<!--') {
      index = after(html, '-->', start + 2)
      continue
    }
    for (; counted < start; counted++) if (html[counted] === '\n') line++
    const isEnd = opening.startsWith('</')
    const nameAt = start + (isEnd ? 2 : 1)
    const nameEnd = skip(html, NAME, nameAt)
    const name = lower.slice(nameAt, nameEnd)
    const end = skipAttributes(html, nameEnd)
    tags.push({name, line, start, nameEnd, end, isEnd})
    const close = !isEnd && RAW.test(name) ? lower.indexOf(`</${name}`, end) : end
    index = close < 0 ? html.length : close
  }
}

/** The start tags of a page, in order. */
export const readStartTags = (html: string): StartTag[] => readTags(html).filter(({isEnd}) => !isEnd)
