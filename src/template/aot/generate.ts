import type {Parsed} from '../parse/parse.ts'
import {expandTags} from '../tags/expand.ts'
import {type BlockNode, type Branch, type Instruction, type Node, textOf, type VariableNode} from '../tree.ts'
import {walkTree} from '../walk.ts'
import {declare, type Find, lookUp, quote, type Scope, type Writer} from './look-up.ts'

/** Formatters that are inlined: they depend only on the value. */
const INLINE: Readonly<Record<string, string>> = {html: 'html', htmlattr: 'attribute', htmltag: 'attribute'}

/** Maximum nesting of inlined blocks. JavaScript parsers are recursive; deeper blocks run as closures. */
const MAX_DEPTH = 40

/** Instructions of a partial that is inlined: in a larger one, applying it takes little of the time. */
const MAX_PARTIAL = 60

/** Instructions of inlined partials in one template: each of them may apply the next twice. */
const MAX_INLINED = 300

const FLUSH = 'p = o; o = ""; print(s, p)'

/** A block can have any depth, which JSON allows and code does not. */
const literal = (node: Instruction): string =>
  'body' in node ? `JSON.parse(${quote(JSON.stringify(node))})` : quote(node)

/** Closures run the instructions that are not inlined; they print directly. */
const call = (writer: Writer, node: Instruction, {frame}: Scope): string =>
  `${FLUSH}; s.frame = ${frame}; ${declare(writer, 'c', `${writer.parts}.run(${literal(node)})`)}(s)`

/** The partial that a variable applies, if its name is known and it may be inlined here. */
function partialOf(writer: Writer, {formatters: [formatter]}: VariableNode): [string, Parsed] | undefined {
  const [name, ...words] = formatter?.name === 'apply' ? (formatter.args?.list ?? []) : []
  if (!name || words.length || writer.applied.includes(name)) return undefined
  const partial = writer.find(name)
  if (!partial || partial.errors.length) return undefined
  const size = [...walkTree(partial.tree)].length
  if (size > MAX_PARTIAL || size > writer.left) return undefined
  writer.left -= size
  return [name, partial]
}

/**
 * A partial in its place, while no macro and no partial of the page has its name. Like the tag that applies it, what
 * throws inside ends the partial alone.
 */
function writePartial(
  writer: Writer,
  node: VariableNode & {readonly value: string},
  [name, {tree}]: [string, Parsed],
  scope: Scope,
): string {
  const {parts} = writer
  const tag = call(writer, node, scope)
  const isOwn = declare(writer, 'w', `parts.isOwn(${quote(name)})`)
  const ready = `${isOwn}r`
  const start = `const ${ready} = ${isOwn}(s)`
  if (!writer.start.includes(start)) writer.start.push(start)
  const site = declare(writer, 'e', `${parts}.site(${node.at})`)
  const inner = newScope(writer, scope)
  writer.parts = declare(writer, 'q', `parts.of(${quote(name)})`)
  writer.applied.push(name)
  const body = writeNodes(writer, tree.body, inner)
  writer.applied.pop()
  writer.parts = parts
  return `if (${ready} && canApply(s, ${quote(name)})) {
const ${inner.node} = ${node.value}
s.depth++
try {
${writeFrame(inner, `frame(${inner.node}, ${scope.frame})`, body)}
s.depth--
} catch (e) { ${FLUSH}; s.frame = ${scope.frame}; s.depth--; failPartial(s, ${site}, e) }
} else { ${tag} }`
}

function writeVariable(writer: Writer, node: VariableNode, scope: Scope): string {
  const {refs, formatters} = node
  const [ref, ...others] = refs
  const [formatter, ...further] = formatters
  if (!ref || others.length > 0 || further.length > 0) return call(writer, node, scope)
  const value = lookUp(writer, ref, scope)
  if (!formatter)
    return `v = ${value}; if (v !== undefined && v !== null) o += typeof v === 'string' ? v : toOutput(v)`
  const inline = Object.hasOwn(INLINE, formatter.name) ? INLINE[formatter.name] : undefined
  if (inline) return `o += ${inline}(${value})`
  const partial = partialOf(writer, node)
  return partial ? writePartial(writer, {...node, value}, partial, scope) : call(writer, node, scope)
}

const isSilent = ({kind}: Instruction): boolean =>
  kind === 'text' || kind === 'literal' || kind === 'comment' || kind === 'atom'

/** A sequence of instructions; adjacent ones are printed, and counted, at once, together with `steps` of what is around. */
function writeNodes(writer: Writer, nodes: readonly Node[], scope: Scope, around = 0): string {
  const lines: string[] = []
  let pending = ''
  let steps = around
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
    lines.push(writeNode(writer, node, scope))
    steps++
  }
  writeText(1)
  return steps ? [`spend(s, ${steps})`, ...lines].join('\n') : ''
}

/** A single kind of operator means the same as in JavaScript; mixed ones end at the first that decides. */
function writeConditions(
  writer: Writer,
  {refs, operators}: Extract<Node, {kind: 'if'}>,
  scope: Scope,
): string {
  const [first = 'and'] = operators
  if (operators.some((operator) => operator !== first))
    return ask(declare(writer, 't', `parts.conditions(${quote(refs)}, ${quote(operators)})`), scope)
  return refs.map((ref) => `isTruthy(${lookUp(writer, ref, scope)})`).join(first === 'and' ? ' && ' : ' || ')
}

function newScope(writer: Writer, outer: Scope, isList = false): Scope {
  const id = ++writer.frames
  return {frame: `f${id}`, node: `n${id}_`, outer, isList}
}

/** A test that reads the frame. */
const ask = (test: string, {frame}: Scope): string => `(s.frame = ${frame}, ${test}(s))`

const writeIf = (test: string, body: string, otherwise: string): string =>
  `if (${test}) {\n${body}\n}${otherwise && ` else {\n${otherwise}\n}`}`

/** Runs the first branch that holds; a predicate block is itself the first of its branches. */
function writeBranches(
  writer: Writer,
  branches: readonly Branch[],
  scope: Scope,
  instruction = 'OR_PREDICATE',
): string {
  const [branch, ...others] = branches
  if (!branch) return ''
  const {name, args, at} = branch
  const body = writeNodes(writer, branch.body, scope)
  if (name === null) return body
  const test = declare(writer, 't', `${writer.parts}.test(${quote({name, args, at})}, ${quote(instruction)})`)
  return writeIf(ask(test, scope), body, writeBranches(writer, others, scope))
}

/** A frame that no code reads is not created. */
const writeFrame = ({frame}: Scope, value: string, code: string): string =>
  code.split(/\W+/).includes(frame) ? `const ${frame} = ${value}\n${code}` : code

function writeSection(writer: Writer, node: BlockNode & {kind: 'section'}, scope: Scope): string {
  const inner = newScope(writer, scope)
  const body = writeNodes(writer, node.body, inner)
  const otherwise = writeBranches(writer, node.branches, inner)
  const frame = `frame(${inner.node}, ${scope.frame})`
  return `const ${inner.node} = ${lookUp(writer, node.ref, scope, true)}
if (isTruthy(${inner.node})) {
${writeFrame(inner, frame, body)}
} else {
${writeFrame(inner, frame, otherwise)}
}`
}

function writeRepeated(writer: Writer, node: BlockNode & {kind: 'repeated'}, scope: Scope): string {
  const list = newScope(writer, scope, true)
  const inner = newScope(writer, list)
  const [index, last] = [`${list.node}at`, `${list.node}last`]
  const between = writeNodes(writer, node.between, inner)
  const item = `${writeNodes(writer, node.body, inner, 1)}
${between ? `if (${index} < ${last}) {\n${between}\n}` : ''}`
  const body = writeFrame(
    inner,
    `(${list.frame}.index = ${index}, frame(${inner.node}, ${list.frame}))`,
    item,
  )
  const loop = `for (let ${index} = 0; ${index} <= ${last}; ${index}++) {
if (o.length > 16384) { ${FLUSH} }
const ${inner.node} = ${list.node}[${index}]
${body}
}`
  return `const ${list.node} = ${lookUp(writer, node.ref, scope, true)}
if (Array.isArray(${list.node}) && ${list.node}.length > 0) {
const ${last} = ${list.node}.length - 1
${writeFrame(list, `frame(${list.node}, ${scope.frame})`, loop)}
} else {
${writeBranches(writer, node.branches, scope)}
}`
}

function writeNode(writer: Writer, node: Instruction, scope: Scope): string {
  if (writer.depth >= MAX_DEPTH && 'branches' in node) return call(writer, node, scope)
  writer.depth++
  const code = writeInstruction(writer, node, scope)
  writer.depth--
  return code
}

function writeInstruction(writer: Writer, node: Instruction, scope: Scope): string {
  switch (node.kind) {
    case 'variable':
      return writeVariable(writer, node, scope)
    case 'section':
      return `{\n${writeSection(writer, node, scope)}\n}`
    case 'repeated':
      return `{\n${writeRepeated(writer, node, scope)}\n}`
    case 'if': {
      const test = writeConditions(writer, node, scope)
      const body = writeNodes(writer, node.body, scope)
      return writeIf(test, body, writeBranches(writer, node.branches, scope))
    }
    case 'predicate':
      return writeBranches(writer, [node, ...node.branches], scope, 'PREDICATE')
    default:
      return call(writer, node, scope)
  }
}

/**
 * The JavaScript of a template: an expression for a `Compiled`, inside a function with the library's names in scope.
 * `find` finds the partials that it may inline.
 */
export function generate({tree, errors, source}: Parsed, name: string, find: Find): string {
  const writer: Writer = {
    head: [],
    known: new Map(),
    start: [],
    find,
    applied: [name],
    frames: 0,
    depth: 0,
    left: MAX_INLINED,
    parts: 'parts',
  }
  const body = writeNodes(writer, tree.body, {frame: 'f0', node: 'f0.node', outer: null})
  return `{
errors: ${quote(errors)},
lines: ${quote(source.lines())},
create(parts) {
const own = Object.prototype.hasOwnProperty
const plain = Object.prototype
const protoOf = Object.getPrototypeOf
${writer.head.join('\n')}
return (s) => {
const f0 = s.frame
${writer.start.join('\n')}
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
