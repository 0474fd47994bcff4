import {REFERENCE, splitReference, WORD} from '../reference.ts'
import type {Arguments, Node, Reference} from '../tree.ts'
import {isLiteralName} from '../tree.ts'
import {readArguments, readFormatters, readPredicateArguments} from './arguments.ts'

/** A tag that controls blocks and leaves no node. */
export type Control =
  | {readonly kind: 'alternates' | 'end' | 'eof'; readonly at: number}
  | {readonly kind: 'or'; readonly name: string | null; readonly args: Arguments | null; readonly at: number}

/** Null for text that is not a tag. */
type Read = (content: string, at: number) => Node | Control | null

const REFERENCES = `${REFERENCE}(?: *, *${REFERENCE})*`
const CHAIN = '((?:\\|.*)?)'
const PATH = '[./A-Za-z0-9_-]+'

const splitReferences = (text: string): readonly Reference[] =>
  text.includes(',') ? text.split(',').map((name) => splitReference(name.trim())) : [splitReference(text)]

const VARIABLE = new RegExp(`^(${REFERENCES})${CHAIN}$`, 's')

const readVariable: Read = (content, at) => {
  const [, refs = '', chain = ''] = VARIABLE.exec(content) ?? []
  const formatters = refs ? readFormatters(chain) : null
  return formatters && {kind: 'variable', refs: splitReferences(refs), formatters, at}
}

const VAR = new RegExp(`^var (@${WORD}) (${REFERENCES})${CHAIN}$`, 's')

const readVar: Read = (content, at) => {
  const [, name = '', refs = '', chain = ''] = VAR.exec(content) ?? []
  const formatters = refs ? readFormatters(chain) : null
  return formatters && {kind: 'var', name, refs: splitReferences(refs), formatters, at}
}

const CTX = new RegExp(`^ctx (@${WORD})((?: ${WORD}=${REFERENCE})+)(?: ${WORD})?$`)

const readCtx: Read = (content, at) => {
  const [, name = '', pairs = ''] = CTX.exec(content) ?? []
  if (!pairs) return null
  const entries = pairs
    .slice(1)
    .split(' ')
    .map((pair): readonly [string, Reference] => {
      const [key = '', ref = ''] = pair.split('=')
      return [key, splitReference(ref)]
    })
  return {kind: 'ctx', name, entries, at}
}

const INJECT = new RegExp(`^inject (@${WORD}) (${PATH})(.*)$`, 's')

const readInject: Read = (content, at) => {
  const [, name, path = '', args = ''] = INJECT.exec(content) ?? []
  return name === undefined ? null : {kind: 'inject', name, path, args: readArguments(args), at}
}

const INCLUDE = new RegExp(`^include (${PATH})((?: .*)?)$`, 's')

const readInclude: Read = (content, at) => {
  const [, name, args = ''] = INCLUDE.exec(content) ?? []
  if (name === undefined) return null
  return {kind: 'include', name, args: readArguments(args) ?? {list: [], delimiter: ' '}, at}
}

const MACRO = new RegExp(`^macro (${PATH})$`)

const readMacro: Read = (content, at) => {
  const name = MACRO.exec(content)?.[1]
  return name === undefined ? null : {kind: 'macro', name, body: [], at}
}

const EVAL = /^eval\s+(.*)$/s

const readEval: Read = (content, at) => {
  const expression = EVAL.exec(content)?.[1]
  return expression === undefined ? null : {kind: 'eval', expression, at}
}

const newBlock = () => ({body: [], branches: [], isClosed: false})

const SECTION = new RegExp(`^section\\s+(${REFERENCE})$`)

const readSection: Read = (content, at) => {
  const ref = SECTION.exec(content)?.[1]
  return ref === undefined ? null : {kind: 'section', ref: splitReference(ref), at, ...newBlock()}
}

const REPEATED = new RegExp(`^repeated section\\s+(${REFERENCE})$`)

const readRepeated: Read = (content, at) => {
  const ref = REPEATED.exec(content)?.[1]
  return ref === undefined
    ? null
    : {kind: 'repeated', ref: splitReference(ref), between: [], at, ...newBlock()}
}

const PREDICATE = new RegExp(`^(${WORD}\\?)(.*)$`, 's')

const readPredicate: Read = (content, at) => {
  const [, name, args = ''] = PREDICATE.exec(content) ?? []
  return name === undefined
    ? null
    : {kind: 'predicate', name, args: readPredicateArguments(args), at, ...newBlock()}
}

const CONDITIONS = new RegExp(`^${REFERENCE}(?:\\s*(?:&&|\\|\\|)\\s*${REFERENCE})*$`)
const OPERATOR = /(&&|\|\|)/

const readIf: Read = (content, at) => {
  const [, test] = /^if\s+(.*)$/s.exec(content) ?? []
  if (test === undefined) return null
  if (!CONDITIONS.test(test)) return readPredicate(test, at)
  const parts = test.split(OPERATOR)
  return {
    kind: 'if',
    operators: parts.filter((_, index) => index % 2).map((operator) => (operator === '&&' ? 'and' : 'or')),
    refs: parts.filter((_, index) => index % 2 === 0).map((part) => splitReference(part.trim())),
    at,
    ...newBlock(),
  }
}

const readOr: Read = (content, at) => {
  if (content === 'or') return {kind: 'or', name: null, args: null, at}
  const predicate = content.startsWith('or ') ? readPredicate(content.slice(3), at) : null
  return predicate?.kind === 'predicate' ? {kind: 'or', name: predicate.name, args: predicate.args, at} : null
}

const fixed =
  (text: string, kind: 'alternates' | 'end' | 'eof'): Read =>
  (content, at) =>
    content === text ? {kind, at} : null

const readLiteral: Read = (content, at) =>
  isLiteralName(content) ? {kind: 'literal', name: content, at} : null

/** By the first word after the dot; predicates end in `?` and are read separately. */
const KEYWORDS = new Map<string, Read>([
  ['alternates', fixed('alternates with', 'alternates')],
  ['ctx', readCtx],
  ['end', fixed('end', 'end')],
  ['eof', fixed('eof', 'eof')],
  ['eval', readEval],
  ['if', readIf],
  ['include', readInclude],
  ['inject', readInject],
  ['macro', readMacro],
  ['meta-left', readLiteral],
  ['meta-right', readLiteral],
  ['newline', readLiteral],
  ['or', readOr],
  ['repeated', readRepeated],
  ['section', readSection],
  ['space', readLiteral],
  ['tab', readLiteral],
  ['var', readVar],
])

const FIRST_WORD = new RegExp(`^${WORD}\\??`)

/** Reads the content of two braces. */
export const readTag: Read = (content, at) => {
  if (!content.startsWith('.')) return readVariable(content, at)
  const instruction = content.slice(1)
  const word = FIRST_WORD.exec(instruction)?.[0] ?? ''
  if (word.endsWith('?')) return readPredicate(instruction, at)
  return KEYWORDS.get(word)?.(instruction, at) ?? null
}
