import type {PageElement} from './elements.ts'

/** Whether an element matches. */
export type Matches = (element: PageElement) => boolean

/** A part of a compound selector: `*`, a name, `.class`, `#id`, `[attribute]`, or the start of `:not(`. */
const PART = /\*|([.#]?)([\w-]+)|\[([\w-]+)(?:([*^~]?)=(?:"([^"]*)"|([^\]"]*)))?\]|:(not|is|has)\(/y

/** A selector while it is read. */
interface Reader {
  text: string
  index: number
}

function* around({parent}: PageElement): Iterable<PageElement> {
  for (let at = parent; at; at = at.parent) yield at
}

function* below({children}: PageElement): Iterable<PageElement> {
  const left = [...children]
  for (let next = left.pop(); next; next = left.pop()) {
    yield next
    left.push(...next.children)
  }
}

const some = (elements: Iterable<PageElement>, matches: Matches): boolean => {
  for (const element of elements) if (matches(element)) return true
  return false
}

function matchValue(name: string, operator: string, expected: string): Matches {
  return ({attributes}) => {
    const value = attributes.get(name)
    if (value === undefined) return false
    if (operator === '*') return value.includes(expected)
    if (operator === '~') return value.split(/\s/).includes(expected)
    return operator === '^' ? value.startsWith(expected) : value === expected
  }
}

function matchName(mark: string, name: string): Matches {
  if (mark === '#') return matchValue('id', '', name)
  if (mark === '.') return matchValue('class', '~', name)
  return (element) => element.name === name
}

const PSEUDO: Readonly<Record<string, (inner: Matches) => Matches>> = {
  not: (inner) => (element) => !inner(element),
  is: (inner) => inner,
  has: (inner) => (element) => some(below(element), inner),
}

function refuse({text, index}: Reader): never {
  throw new TypeError(`the selector ${text} is not understood at ${index}`)
}

/** One part of a compound selector; null after the last one. */
function readPart(reader: Reader): Matches | null {
  PART.lastIndex = reader.index
  const [whole, mark, name, attribute, operator, quoted, plain, pseudo] = PART.exec(reader.text) ?? []
  if (whole === undefined) return null
  reader.index += whole.length
  if (pseudo) {
    const inner = readList(reader)
    if (reader.text[reader.index++] !== ')') refuse(reader)
    return PSEUDO[pseudo]?.(inner) ?? refuse(reader)
  }
  if (attribute) {
    const expected = quoted ?? plain
    return expected === undefined
      ? ({attributes}) => attributes.has(attribute)
      : matchValue(attribute, operator ?? '', expected)
  }
  return name === undefined ? () => true : matchName(mark ?? '', name)
}

function readCompound(reader: Reader): Matches {
  const parts: Matches[] = []
  for (let part = readPart(reader); part; part = readPart(reader)) parts.push(part)
  if (!parts.length) refuse(reader)
  return (element) => parts.every((matches) => matches(element))
}

/** Compounds with spaces between them: each stands around the next. */
function readDescent(reader: Reader): Matches {
  let matches = readCompound(reader)
  while (reader.text[reader.index] === ' ') {
    reader.index++
    const outer = matches
    const inner = readCompound(reader)
    matches = (element) => inner(element) && some(around(element), outer)
  }
  return matches
}

function readList(reader: Reader): Matches {
  const all = [readDescent(reader)]
  while (reader.text[reader.index] === ',') {
    reader.index += reader.text[reader.index + 1] === ' ' ? 2 : 1
    all.push(readDescent(reader))
  }
  return (element) => all.some((matches) => matches(element))
}

/**
 * Compiles a selector as the widget table writes them: names, classes, ids, attributes, `:not()`, `:is()`, `:has()`,
 * descendants and lists (`,` or `, `), without other spaces. Throws for any other.
 */
export function compileSelector(text: string): Matches {
  const reader = {text, index: 0}
  const matches = readList(reader)
  return reader.index === text.length ? matches : refuse(reader)
}
