import type {Parsed} from '../parse/parse.ts'
import {isField} from '../scope.ts'
import {expandTags} from '../tags/expand.ts'
import {
  type BlockNode,
  type Branch,
  type Instruction,
  type Node,
  type Reference,
  textOf,
  type VariableNode,
} from '../tree.ts'

/** Formatters that are inlined: they depend only on the value. */
const INLINE: Readonly<Record<string, string>> = {html: 'html', htmlattr: 'attribute', htmltag: 'attribute'}

const quote = (value: unknown): string => JSON.stringify(value).replace(/[\u2028\u2029]/g, escapeLine)
const escapeLine = (char: string): string => `\\u${char.charCodeAt(0).toString(16)}`

/** Maximum nesting of inlined blocks. JavaScript parsers are recursive; deeper blocks run as closures. */
const MAX_DEPTH = 40

interface Writer {
  /** Declarations in front of the function. */
  readonly head: string[]
  /** Names of the declarations, by their expression. */
  readonly known: Map<string, string>
  frames: number
  /** Number of blocks around the current position. */
  depth: number
}

/** Declares a constant in front of the function; the same one for the same expression. */
function declare(writer: Writer, prefix: string, expression: string): string {
  const known = writer.known.get(expression)
  if (known) return known
  const name = `${prefix}${writer.known.size}`
  writer.known.set(expression, name)
  writer.head.push(`const ${name} = ${expression}`)
  return name
}

/** A function for each name, so that the JavaScript engine learns the object shapes for each name. */
function declareField(writer: Writer, name: string | number, isHere: boolean): string {
  const key = `${isHere ? 'here' : 'climb'} ${quote(name)}`
  const known = writer.known.get(key)
  if (known) return known
  const fn = `$${writer.known.size}`
  writer.known.set(key, fn)
  const isElement = typeof name === 'number'
  const own = `own.call(n, ${quote(name)})${isElement ? '' : ' && !Array.isArray(n)'}`
  const further = isHere ? 'undefined' : `f.isPrivate || f.parent === null ? undefined : ${fn}(f.parent)`
  writer.head.push(`function ${fn}(f) {
  const n = f.node
  if (typeof n === 'object' && n !== null) {
    const v = n[${quote(name)}]
    if (v !== undefined && ${own}) return v
  }
  return ${further}
}`)
  return fn
}

/** An expression for the value of a reference in a frame. */
function lookUp(writer: Writer, ref: Reference, frame: string, isHere = false): string {
  const [name] = ref
  if (ref.length === 1 && name === '@') return `${frame}.node`
  if (name === undefined || !isField(name))
    return `${declare(writer, 'l', `parts.${isHere ? 'lookUpHere' : 'lookUp'}(${quote(ref)})`)}(${frame})`
  const first = `${declareField(writer, name, isHere)}(${frame})`
  return ref.length > 1 ? `walk(${first}, ${declare(writer, 'p', quote(ref))}, 1)` : first
}

const FLUSH = 'p = o; o = ""; print(s, p)'

/** A block can have any depth, which JSON allows and code does not. */
const literal = (node: Instruction): string =>
  'body' in node ? `JSON.parse(${quote(JSON.stringify(node))})` : quote(node)

/** Closures run the instructions that are not inlined; they print directly. */
const call = (writer: Writer, node: Instruction, frame: string): string =>
  `${FLUSH}; s.frame = ${frame}; ${declare(writer, 'c', `parts.run(${literal(node)})`)}(s)`

function writeVariable(writer: Writer, node: VariableNode, frame: string): string {
  const {refs, formatters} = node
  const [ref, ...others] = refs
  const [formatter, ...further] = formatters
  if (!ref || others.length > 0 || further.length > 0) return call(writer, node, frame)
  const value = lookUp(writer, ref, frame)
  if (!formatter)
    return `v = ${value}; if (v !== undefined && v !== null) o += typeof v === 'string' ? v : toOutput(v)`
  const inline = Object.hasOwn(INLINE, formatter.name) ? INLINE[formatter.name] : undefined
  return inline ? `o += ${inline}(${value})` : call(writer, node, frame)
}

const isSilent = ({kind}: Instruction): boolean =>
  kind === 'text' || kind === 'literal' || kind === 'comment' || kind === 'atom'

/** A sequence of instructions; adjacent ones are printed, and counted, at once. */
function writeNodes(writer: Writer, nodes: readonly Node[], frame: string): string {
  const lines: string[] = []
  let pending = ''
  let steps = 0
  const writeText = (cost: number) => {
    if (!pending) return
    lines.push(`o += ${quote(pending)}`)
    steps += cost
    pending = ''
  }
  for (const node of expandTags(nodes)) {
    pending += textOf(node)
    if (isSilent(node)) continue
    // counted like the closures, which print a variable together with the text in front of it
    writeText(node.kind === 'variable' ? 0 : 1)
    lines.push(writeNode(writer, node, frame))
    steps++
  }
  writeText(1)
  return steps ? [`spend(s, ${steps})`, ...lines].join('\n') : ''
}

/** A single kind of operator means the same as in JavaScript; mixed ones end at the first that decides. */
function writeConditions(
  writer: Writer,
  {refs, operators}: Extract<Node, {kind: 'if'}>,
  frame: string,
): string {
  const [first = 'and'] = operators
  if (operators.some((operator) => operator !== first))
    return `${declare(writer, 't', `parts.conditions(${quote(refs)}, ${quote(operators)})`)}(s)`
  return refs.map((ref) => `isTruthy(${lookUp(writer, ref, frame)})`).join(first === 'and' ? ' && ' : ' || ')
}

const newFrame = (writer: Writer): string => `f${++writer.frames}`

const writeIf = (frame: string, test: string, body: string, otherwise: string): string =>
  `s.frame = ${frame}\nif (${test}) {\n${body}\n} else {\n${otherwise}\n}`

/** Runs the first branch that holds; a predicate block is itself the first of its branches. */
function writeBranches(
  writer: Writer,
  branches: readonly Branch[],
  frame: string,
  instruction = 'OR_PREDICATE',
): string {
  const [branch, ...others] = branches
  if (!branch) return ''
  const {name, args, at} = branch
  const body = writeNodes(writer, branch.body, frame)
  if (name === null) return body
  const test = declare(writer, 't', `parts.test(${quote({name, args, at})}, ${quote(instruction)})`)
  return writeIf(frame, `${test}(s)`, body, writeBranches(writer, others, frame))
}

/** A frame that no code reads is not created. */
const writeFrame = (inner: string, frame: string, code: string): string =>
  code.split(/\W+/).includes(inner) ? `const ${inner} = frame(v, ${frame})\n${code}` : code

function writeSection(writer: Writer, node: BlockNode & {kind: 'section'}, frame: string): string {
  const inner = newFrame(writer)
  const body = writeNodes(writer, node.body, inner)
  const otherwise = writeBranches(writer, node.branches, inner)
  const value = lookUp(writer, node.ref, frame, true)
  return `v = ${value}
if (isTruthy(v)) {
${writeFrame(inner, frame, body)}
} else {
${writeFrame(inner, frame, otherwise)}
}`
}

function writeRepeated(writer: Writer, node: BlockNode & {kind: 'repeated'}, frame: string): string {
  const list = newFrame(writer)
  const inner = newFrame(writer)
  const [items, index, last] = [`${list}list`, `${list}at`, `${list}last`]
  const between = writeNodes(writer, node.between, inner)
  return `const ${items} = ${lookUp(writer, node.ref, frame, true)}
if (Array.isArray(${items}) && ${items}.length > 0) {
const ${list} = frame(${items}, ${frame})
const ${last} = ${items}.length - 1
for (let ${index} = 0; ${index} <= ${last}; ${index}++) {
spend(s, 1)
if (o.length > 16384) { ${FLUSH} }
${list}.index = ${index}
const ${inner} = frame(${items}[${index}], ${list})
${writeNodes(writer, node.body, inner)}
${between ? `if (${index} < ${last}) {\n${between}\n}` : ''}
}
} else {
${writeBranches(writer, node.branches, frame)}
}`
}

function writeNode(writer: Writer, node: Instruction, frame: string): string {
  if (writer.depth >= MAX_DEPTH && 'branches' in node) return call(writer, node, frame)
  writer.depth++
  const code = writeInstruction(writer, node, frame)
  writer.depth--
  return code
}

function writeInstruction(writer: Writer, node: Instruction, frame: string): string {
  switch (node.kind) {
    case 'variable':
      return writeVariable(writer, node, frame)
    case 'section':
      return `{\n${writeSection(writer, node, frame)}\n}`
    case 'repeated':
      return `{\n${writeRepeated(writer, node, frame)}\n}`
    case 'if': {
      const test = writeConditions(writer, node, frame)
      const body = writeNodes(writer, node.body, frame)
      return writeIf(frame, test, body, writeBranches(writer, node.branches, frame))
    }
    case 'predicate':
      return writeBranches(writer, [node, ...node.branches], frame, 'PREDICATE')
    default:
      return call(writer, node, frame)
  }
}

/**
 * The JavaScript of a template: an expression for a `Compiled`, inside a function with the library's names in scope.
 */
export function generate({tree, errors, source}: Parsed): string {
  const writer: Writer = {head: [], known: new Map(), frames: 0, depth: 0}
  const body = writeNodes(writer, tree.body, 'f0')
  return `{
errors: ${quote(errors)},
lines: ${quote(source.lines())},
create(parts) {
const own = Object.prototype.hasOwnProperty
${writer.head.join('\n')}
return (s) => {
const f0 = s.frame
let o = "", p = "", v
try {
${body}
${FLUSH}
} finally {
land(s, o)
s.frame = f0
}
}
}
}`
}
