import {isRecord} from '../../lib/is-record.ts'
import {MAX_NESTING} from '../limits.ts'
import {
  type Arguments,
  type Branch,
  type Call,
  isLiteralName,
  LITERALS,
  type Node,
  type Reference,
  type Tree,
} from '../tree.ts'
import {type Code, OPCODE} from './opcode.ts'

type List = readonly Code[]

/** Values that are deeper than the stack, or circular, cannot be written. */
function show(code: unknown): string {
  try {
    return `${JSON.stringify(code)?.slice(0, 80)}`
  } catch {
    return `a ${typeof code}`
  }
}

function fail(what: string, code: unknown): never {
  throw new TypeError(`Not an instruction tree: ${what} expected instead of ${show(code)}`)
}

const isList = (code: unknown): code is List => Array.isArray(code)
const toList = (code: unknown): List => (isList(code) ? code : fail('a list', code))
const toText = (code: unknown): string => (typeof code === 'string' ? code : fail('a text', code))
/** Any value that JSON can hold. */
const isCode = (code: unknown): code is Code =>
  code === null || typeof code === 'string' || typeof code === 'number' || isList(code) || isRecord(code)

const toReference = (code: unknown): Reference =>
  toList(code).map((part) =>
    typeof part === 'string' || (typeof part === 'number' && Number.isInteger(part))
      ? part
      : fail('a key', part),
  )

function toArguments(code: unknown): Arguments | null {
  if (!code) return null
  const [list, delimiter = ' '] = toList(code)
  return {list: toList(list).map(toText), delimiter: toText(delimiter)}
}

const toCalls = (code: unknown): Call[] =>
  code
    ? toList(code).map((call) => ({name: toText(toList(call)[0]), args: toArguments(toList(call)[1])}))
    : []

/** The chain of alternatives, from the first to its end. */
function toBranches(code: unknown, depth: number): {branches: Branch[]; isClosed: boolean} {
  const branches: Branch[] = []
  let next: unknown = code
  while (isList(next) && next[0] === OPCODE.or) {
    const [, name, args, body, rest] = next
    const isClosed = rest !== null && rest !== undefined
    branches.push({
      name: name ? toText(name) : null,
      args: toArguments(args),
      body: toNodes(body, depth),
      isClosed,
      at: 0,
    })
    next = rest
  }
  return {branches, isClosed: next !== null && next !== undefined}
}

function toLiteral(code: Code): Node {
  const name = Object.keys(LITERALS).find((key) => isLiteralName(key) && OPCODE[key] === code)
  return name !== undefined && isLiteralName(name)
    ? {kind: 'literal', name, at: 0}
    : fail('an instruction', code)
}

function toNode(code: Code, depth: number): Node {
  if (!isList(code)) return toLiteral(code)
  const [opcode, first, second, third, fourth] = code
  const at = 0
  switch (opcode) {
    case OPCODE.text:
      return {kind: 'text', text: toText(first), at}
    case OPCODE.variable:
      return {kind: 'variable', refs: toList(first).map(toReference), formatters: toCalls(second), at}
    case OPCODE.section:
      return {
        kind: 'section',
        ref: toReference(first),
        body: toNodes(second, depth),
        ...toBranches(third, depth),
        at,
      }
    case OPCODE.repeated:
      return {
        kind: 'repeated',
        ref: toReference(first),
        body: toNodes(second, depth),
        ...toBranches(third, depth),
        between: toNodes(fourth ?? [], depth),
        at,
      }
    case OPCODE.predicate:
      return {
        kind: 'predicate',
        name: toText(first),
        args: toArguments(second),
        body: toNodes(third, depth),
        ...toBranches(fourth, depth),
        at,
      }
    case OPCODE.if:
      return {
        kind: 'if',
        operators: toList(first).map((operator) => (operator ? 'and' : 'or')),
        refs: toList(second).map(toReference),
        body: toNodes(third, depth),
        ...toBranches(fourth, depth),
        at,
      }
    case OPCODE.var:
      return {
        kind: 'var',
        name: toText(first),
        refs: toList(second).map(toReference),
        formatters: toCalls(third),
        at,
      }
    case OPCODE.inject:
      return {kind: 'inject', name: toText(first), path: toText(second), args: toArguments(third), at}
    case OPCODE.macro:
      return {kind: 'macro', name: toText(first), body: toNodes(second, depth), at}
    case OPCODE.comment:
      return {kind: 'comment', text: toText(first), isBlock: Boolean(second), at}
    case OPCODE.ctx:
      return {
        kind: 'ctx',
        name: toText(first),
        entries: toList(second).map((entry) => [toText(toList(entry)[0]), toReference(toList(entry)[1])]),
        at,
      }
    case OPCODE.eval:
      return {kind: 'eval', expression: toText(first), at}
    case OPCODE.include:
      return {kind: 'include', name: toText(first), args: toArguments(second), at}
    case OPCODE.struct:
      return {kind: 'struct', value: first ?? null, body: toNodes(second ?? [], depth), at}
    case OPCODE.atom:
      return {kind: 'atom', value: first ?? null, at}
    default:
      return fail('an instruction', code)
  }
}

function toNodes(code: unknown, depth: number): Node[] {
  if (depth > MAX_NESTING) return fail(`at most ${MAX_NESTING} blocks within each other`, null)
  return toList(code).map((node) => toNode(node, depth + 1))
}

/** Reads a public instruction tree. Throws a `TypeError` for anything else; rendering the result never throws. */
export function fromCode(code: unknown): Tree {
  if (!isCode(code) || !isList(code) || code[0] !== OPCODE.root) return fail('a root', code)
  return {kind: 'root', body: toNodes(code[2], 0), isClosed: code[3] !== OPCODE.end}
}
