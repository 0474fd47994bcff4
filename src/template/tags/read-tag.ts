import type {Node} from '../tree.ts'
import type {Line} from './line.ts'

export interface OpenTag {
  readonly attributes: readonly (readonly [name: string, value: readonly Node[]])[]
  /** The position after its `>`. */
  readonly end: number
  /** Whether it ends in `/>`, and has no content. */
  readonly isVoid: boolean
}

const BLANK = /\s/
const NAME = /[^\s"'<>/=\ufffc]+/y
const BARE_VALUE = /[^\s"'<>=]+/y

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** The positions of a value, and the position after it; null for an open quotation mark, or nothing. */
function readValue({text}: Line, at: number): {from: number; to: number; end: number} | null {
  const quote = text.charAt(at)
  if (quote === '"' || quote === "'") {
    const to = text.indexOf(quote, at + 1)
    return to < 0 ? null : {from: at + 1, to, end: to + 1}
  }
  const value = match(BARE_VALUE, text, at)
  const isLast = value.endsWith('/') && text.charAt(at + value.length) === '>'
  const to = at + value.length - Number(isLast)
  return to > at ? {from: at, to, end: to} : null
}

/** Reads what follows the name of a tag; null if it is no tag. */
export function readOpenTag(line: Line, start: number): OpenTag | null {
  const {text} = line
  const attributes: (readonly [string, readonly Node[]])[] = []
  const skipBlanks = (from: number): number => {
    let at = from
    while (at < text.length && (BLANK.test(text.charAt(at)) || line.nodeAt(at)?.kind === 'comment')) at++
    return at
  }
  let at = start
  for (;;) {
    at = skipBlanks(at)
    if (text.startsWith('/>', at)) return {attributes, end: at + 2, isVoid: true}
    if (text.charAt(at) === '>') return {attributes, end: at + 1, isVoid: false}
    const name = match(NAME, text, at)
    if (!name) return null
    const after = skipBlanks(at + name.length)
    if (text.charAt(after) !== '=') {
      attributes.push([name, []])
      at += name.length
      continue
    }
    const value = readValue(line, skipBlanks(after + 1))
    if (!value) return null
    attributes.push([name, line.slice(value.from, value.to)])
    at = value.end
  }
}
