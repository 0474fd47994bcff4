import {REFERENCE, splitReference} from '../reference.ts'
import type {Constant} from './convert.ts'
import {FUNCTIONS} from './functions.ts'
import {OPERATORS, RIGHT_PAREN, UNARY} from './operators.ts'
import {readNumber} from './read-number.ts'
import {readString} from './read-string.ts'
import {ExpressionSyntaxError, type Token} from './token.ts'

/** They hide data of the same name, which `@.PI` still reads. */
const CONSTANTS: ReadonlyMap<string, Constant> = new Map<string, Constant>([
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
  ['PI', Math.PI],
  ['false', false],
  ['null', null],
  ['true', true],
])

const SPACE = /[ \t\r\n\u00a0]+/y
const NAME = new RegExp(REFERENCE, 'y')
const CALL = /[ \t\r\n\u00a0]*\(/y
const SYMBOL = /===|!==|\*\*|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%<>&^|=!~(),;]/y

interface Reading {
  readonly token: Token
  readonly next: number
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** A sign is unary if no value precedes it. */
function isAfterValue(before: Token | undefined): boolean {
  if (!before || before.kind === 'call' || before.kind === 'arguments') return false
  return before.kind !== 'operator' || before.operator === RIGHT_PAREN
}

function readName(text: string, at: number): Reading | null {
  const name = match(NAME, text, at)
  if (name === undefined) return null
  const next = at + name.length
  if (!name.includes('.') && match(CALL, text, next) !== undefined) {
    if (!FUNCTIONS.has(name)) throw new ExpressionSyntaxError(`Invalid function ${name}`)
    return {token: {kind: 'call', name}, next}
  }
  const value = CONSTANTS.get(name)
  return value === undefined
    ? {token: {kind: 'variable', ref: splitReference(name), text: name}, next}
    : {token: {kind: 'constant', value}, next}
}

function readSymbol(text: string, at: number, before: Token | undefined): Reading | null {
  const symbol = match(SYMBOL, text, at)
  if (symbol === undefined) return null
  const unary = isAfterValue(before) ? undefined : UNARY.get(symbol)
  const operator = unary ?? OPERATORS.get(symbol) ?? UNARY.get(symbol)
  return operator ? {token: {kind: 'operator', operator}, next: at + symbol.length} : null
}

function constant({value, next}: {value: Constant; next: number}): Reading {
  return {token: {kind: 'constant', value}, next}
}

function fail(text: string, at: number): never {
  const char = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const what = char < ' ' ? 'control character' : 'character'
  throw new ExpressionSyntaxError(`Unexpected ${what} at ${at}: ${JSON.stringify(char)}`)
}

function readToken(text: string, at: number, before: Token | undefined): Reading {
  const char = text.charAt(at)
  if (char >= '0' && char <= '9') return constant(readNumber(text, at))
  if (char === '"' || char === "'") return constant(readString(text, at))
  return readName(text, at) ?? readSymbol(text, at, before) ?? fail(text, at)
}

/** Cuts an expression into tokens. Throws an `ExpressionSyntaxError`. */
export function tokenize(text: string, maxTokens: number): Token[] {
  const tokens: Token[] = []
  let at = match(SPACE, text, 0)?.length ?? 0
  while (at < text.length) {
    const {token, next} = readToken(text, at, tokens.at(-1))
    tokens.push(token)
    if (maxTokens && tokens.length > maxTokens)
      throw new ExpressionSyntaxError(`Expression exceeds the maximum number of allowed tokens: ${maxTokens}`)
    at = next + (match(SPACE, text, next)?.length ?? 0)
  }
  return tokens
}
