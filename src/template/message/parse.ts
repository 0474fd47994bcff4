/** A parsed message: texts, arguments, and choices between messages. */
export type Part =
  | {readonly kind: 'text'; readonly text: string}
  /** `#`: the number or value of the nearest choice. */
  | {readonly kind: 'hash'}
  | {readonly kind: 'format'; readonly names: readonly string[]; readonly words: readonly string[]}
  | {
      readonly kind: 'choice'
      readonly type: ChoiceType
      readonly name: string
      readonly offset: number
      readonly cases: readonly Case[]
    }

export type ChoiceType = 'plural' | 'selectordinal' | 'select'

export interface Case {
  readonly key: string
  readonly message: Message
}

export type Message = readonly Part[]

const CHOICES: readonly string[] = ['plural', 'selectordinal', 'select'] satisfies ChoiceType[]
const isChoice = (word: string): word is ChoiceType => CHOICES.includes(word)

const SPACE = /[\s,]*/y
const NAMES = /[\w@$.-]+(?:;[\w@$.-]+)*/y
const WORD = /[^\s,{}]+/y
const PLAIN = /[^{}#']+/y
const OFFSET = /^offset:(\d+)$/

/** Maximum nesting of choices; beyond it, a brace is text. */
const MAX_DEPTH = 100

/** Reads a message; it never fails, since unreadable parts are text. */
export function parseMessage(pattern: string): Message {
  let at = 0

  function match(regex: RegExp): string {
    regex.lastIndex = at
    const found = regex.exec(pattern)?.[0] ?? ''
    at += found.length
    return found
  }

  function isNext(char: string): boolean {
    match(SPACE)
    return pattern[at] === char
  }

  /** Everything after an apostrophe is text up to the next one; two of them are one. */
  function readQuoted(): string {
    at++
    if (pattern[at] === "'") {
      at++
      return "'"
    }
    const end = pattern.indexOf("'", at)
    const text = end < 0 ? pattern.slice(at) : pattern.slice(at, end)
    at = end < 0 ? pattern.length : end + 1
    return text
  }

  /** `{-…}` prints as `{…}`. */
  function readHidden(start: number): Part | null {
    const end = pattern.indexOf('}', at)
    if (end < 0) return null
    at = end + 1
    return {kind: 'text', text: `{${pattern.slice(start + 2, at)}`}
  }

  function readCases(depth: number): Case[] | null {
    const cases: Case[] = []
    while (!isNext('}')) {
      const key = match(WORD)
      if (!key || !isNext('{')) return null
      at++
      const message = readParts(depth + 1)
      if (pattern[at] !== '}') return null
      at++
      cases.push({key, message})
    }
    at++
    return cases
  }

  function readChoice(type: ChoiceType, name: string, depth: number): Part | null {
    match(SPACE)
    const before = at
    const offset = OFFSET.exec(match(WORD))?.[1]
    if (offset === undefined) at = before
    const cases = depth < MAX_DEPTH ? readCases(depth) : null
    return cases && {kind: 'choice', type, name, offset: Number(offset ?? 0), cases}
  }

  function readMessage(): string[] | null {
    const words: string[] = []
    while (!isNext('}')) {
      const word = match(WORD)
      if (!word) return null
      words.push(word)
    }
    at++
    return words
  }

  function readArgument(depth: number): Part | null {
    const start = at
    at++
    if (pattern[at] === '-') return readHidden(start)
    match(SPACE)
    const names = match(NAMES).split(';')
    match(SPACE)
    const before = at
    const word = match(WORD)
    const [name = ''] = names
    if (isChoice(word)) return readChoice(word, name, depth)
    at = before
    const words = readMessage()
    return words && {kind: 'format', names, words}
  }

  /** An unclosed brace is text, and so is everything after it. */
  function readBrace(depth: number): Part {
    const start = at
    const part = readArgument(depth)
    if (part) return part
    at = pattern.length
    return {kind: 'text', text: pattern.slice(start)}
  }

  function readPart(depth: number): Part {
    const char = pattern[at]
    if (char === '{') return readBrace(depth)
    if (char === "'") return {kind: 'text', text: readQuoted()}
    if (char !== '#' && char !== '}') return {kind: 'text', text: match(PLAIN)}
    at++
    return char === '#' && depth ? {kind: 'hash'} : {kind: 'text', text: char}
  }

  function readParts(depth: number): Message {
    const parts: Part[] = []
    while (at < pattern.length && !(depth && pattern[at] === '}')) parts.push(readPart(depth))
    return parts
  }

  return readParts(0)
}
