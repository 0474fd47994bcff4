import type {Parsed} from '../parse/parse.ts'
import {isField} from '../scope.ts'
import type {Reference} from '../tree.ts'

export const quote = (value: unknown): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, escapeLine)
const escapeLine = (char: string): string => `\\u${char.charCodeAt(0).toString(16)}`

/** Levels of the stack that a name is looked up in directly; the frames hold the others. */
const MAX_LEVELS = 4

/** The templates of a module, by all names under which they find each other. */
export type Find = (name: string) => Parsed | undefined

export interface Writer {
  /** Declarations in front of the function. */
  readonly head: string[]
  /** Names of the declarations, by their expression. */
  readonly known: Map<string, string>
  /** What each rendering prepares. */
  readonly start: string[]
  readonly find: Find
  /** The names of the partials around the current position. */
  readonly applied: string[]
  frames: number
  /** Number of blocks around the current position. */
  depth: number
  /** Instructions that may still be inlined. */
  left: number
  /** The parts of the template that the instructions come from. */
  parts: string
}

/** A level of the stack at the current position. */
export interface Scope {
  /** The name of its frame, which exists only where code reads it. */
  readonly frame: string
  /** An expression for its value. */
  readonly node: string
  readonly outer: Scope | null
  /** The frame of a list has no fields by name. */
  readonly isList?: boolean
}

/** Declares a constant in front of the function; the same one for the same expression. */
export function declare(writer: Writer, prefix: string, expression: string): string {
  const known = writer.known.get(expression)
  if (known) return known
  const name = `${prefix}${writer.known.size}`
  writer.known.set(expression, name)
  writer.head.push(`const ${name} = ${expression}`)
  return name
}

/** A function with the name of its declaration. */
function declareFunction(writer: Writer, key: string, write: (name: string) => string): string {
  const known = writer.known.get(key)
  if (known) return known
  const name = `$${writer.known.size}`
  writer.known.set(key, name)
  writer.head.push(write(name))
  return name
}

/**
 * A function for each name, so that the JavaScript engine learns the object shapes for each name. In a plain object, a
 * value that `Object.prototype` lacks is the object's own.
 */
function declareRead(writer: Writer, name: string | number): string {
  const key = quote(name)
  const isOwn = `own.call(n, ${key})`
  const test =
    typeof name === 'number'
      ? isOwn
      : `(protoOf(n) === plain && plain[${key}] === undefined || ${isOwn} && !Array.isArray(n))`
  return declareFunction(
    writer,
    `read ${key}`,
    (fn) => `function ${fn}(n) {
  if (typeof n !== 'object' || n === null) return undefined
  const v = n[${key}]
  return v !== undefined && ${test} ? v : undefined
}`,
  )
}

/** Looks up a name in a frame and those around it. */
function declareClimb(writer: Writer, name: string | number): string {
  const read = declareRead(writer, name)
  return declareFunction(
    writer,
    `climb ${quote(name)}`,
    (fn) => `function ${fn}(f) {
  const v = ${read}(f.node)
  return v !== undefined || f.isPrivate || f.parent === null ? v : ${fn}(f.parent)
}`,
  )
}

/** The levels in which a name can be, from the innermost, and the frame from which all others are looked up. */
function levelsOf(scope: Scope, name: string | number): {nodes: string[]; rest: string} {
  const nodes: string[] = []
  let at = scope
  for (; at.outer && nodes.length < MAX_LEVELS; at = at.outer)
    if (!at.isList || typeof name === 'number') nodes.push(at.node)
  return {nodes, rest: at.frame}
}

function lookUpField(writer: Writer, name: string | number, scope: Scope): string {
  const {nodes, rest} = levelsOf(scope, name)
  const climb = declareClimb(writer, name)
  if (!nodes.length) return `${climb}(${rest})`
  const read = declareRead(writer, name)
  const fn = declareFunction(writer, `levels ${nodes.length} ${quote(name)}`, (fn) => {
    const params = nodes.map((_, index) => `n${index}`)
    const reads = params.map((param) => `v = ${read}(${param}); if (v !== undefined) return v`)
    return `function ${fn}(${params.join(', ')}, f) {\n  let v\n  ${reads.join('\n  ')}\n  return ${climb}(f)\n}`
  })
  return `${fn}(${nodes.join(', ')}, ${rest})`
}

/** An expression for the value of a reference in a scope. */
export function lookUp(writer: Writer, ref: Reference, scope: Scope, isHere = false): string {
  const [name] = ref
  if (ref.length === 1 && name === '@') return scope.node
  if (name === undefined || !isField(name))
    return `${declare(writer, 'l', `parts.${isHere ? 'lookUpHere' : 'lookUp'}(${quote(ref)})`)}(${scope.frame})`
  const first = isHere ? `${declareRead(writer, name)}(${scope.node})` : lookUpField(writer, name, scope)
  return ref.length > 1 ? `walk(${first}, ${declare(writer, 'p', quote(ref))}, 1)` : first
}
