import type {Site} from '../error.ts'
import type {Source} from '../source.ts'
import {expandTags} from '../tags/expand.ts'
import {runTag} from '../tags/run-tag.ts'
import type {TagHook} from '../tags/tag.ts'
import {
  type BlockNode,
  type Branch,
  type Call,
  type Instruction,
  type Node,
  type TagNode,
  textOf,
  type VariableNode,
} from '../tree.ts'
import {
  choose,
  conditions,
  conditionsOf,
  nothing,
  repeated,
  section,
  sequence,
  type Test,
  test,
} from './blocks.ts'
import type {Formatter, Predicate} from './context.ts'
import {evaluateTag} from './eval.ts'
import {
  type BoundFormatter,
  bind,
  bindObject,
  defineMacro,
  include,
  inject,
  text,
  variable,
} from './leaves.ts'
import type {Run} from './run.ts'

/** Features that can be disabled. */
export interface Features {
  readonly expressions: boolean
  readonly include: boolean
}

export interface Tables {
  readonly formatters: Readonly<Record<string, Formatter>>
  readonly predicates: Readonly<Record<string, Predicate>>
  /** The hooks that tags have where a rendering turns them on. */
  readonly tags?: Readonly<Record<string, TagHook>>
}

export interface Compiler {
  readonly tables: Tables
  readonly features: Features
  readonly source: Source
}

const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const siteOf = ({source}: Compiler, {at}: {readonly at: number}): Site => ({source, at})

/** Reading the template has already reported unknown names, and a tree may contain them nevertheless. */
function bindFormatters({tables}: Compiler, calls: readonly Call[]): BoundFormatter[] {
  const bound: BoundFormatter[] = []
  for (const {name, args} of calls) {
    const format = entryOf(tables.formatters, name)
    if (format) bound.push({format, args: args?.list ?? []})
  }
  return bound
}

/** The test of an alternative. */
export type Question = Pick<Branch, 'name' | 'args' | 'at'>

export function bindTest(compiler: Compiler, {name, args, at}: Question, instruction: string): Test | null {
  if (name === null) return null
  const predicate = entryOf(compiler.tables.predicates, name)
  return predicate
    ? test({source: compiler.source, at}, instruction, predicate, args?.list ?? [])
    : () => false
}

const compileBranches = (compiler: Compiler, branches: readonly Branch[]) =>
  branches.map((branch) => ({
    test: bindTest(compiler, branch, 'OR_PREDICATE'),
    body: compileNodes(compiler, branch.body),
  }))

function compileBlock(compiler: Compiler, node: BlockNode): Run {
  const body = compileNodes(compiler, node.body)
  const branches = compileBranches(compiler, node.branches)
  const otherwise = branches.length ? choose(branches) : nothing
  switch (node.kind) {
    case 'section':
      return section(node.ref, body, otherwise)
    case 'repeated':
      return repeated(node.ref, body, compileNodes(compiler, node.between), otherwise)
    case 'if':
      return conditions(conditionsOf(node.refs, node.operators), body, otherwise)
    case 'predicate':
      return choose([{test: bindTest(compiler, node, 'PREDICATE'), body}, ...branches])
  }
}

const compileVariable = (compiler: Compiler, node: VariableNode, before: string): Run =>
  variable(siteOf(compiler, node), {
    refs: node.refs,
    formatters: bindFormatters(compiler, node.formatters),
    before,
  })

function compileTag(compiler: Compiler, {name, attributes, open, body, close, at}: TagNode): Run {
  const content = compileInstructions(compiler, body)
  return runTag(siteOf(compiler, {at}), {
    name,
    attributes: attributes.map(
      ([key, value]) => [key, sequence(compileInstructions(compiler, value))] as const,
    ),
    content: sequence(content),
    plain: sequence([
      ...compileInstructions(compiler, open),
      ...content,
      ...compileInstructions(compiler, close),
    ]),
  })
}

/** Null for nodes without any effect. */
function compileNode(compiler: Compiler, node: Instruction): Run | null {
  switch (node.kind) {
    case 'tag':
      return compileTag(compiler, node)
    case 'variable':
      return compileVariable(compiler, node, '')
    case 'var':
      return bind(siteOf(compiler, node), node.name, node.refs, bindFormatters(compiler, node.formatters))
    case 'ctx':
      return bindObject(node.name, node.entries)
    case 'inject':
      return inject(node.name, node.path)
    case 'macro':
      return defineMacro(node.name, compileNodes(compiler, node.body))
    case 'include':
      return compiler.features.include
        ? include(siteOf(compiler, node), node.name, node.args?.list.includes('output') ?? false)
        : null
    case 'eval':
      return compiler.features.expressions ? evaluateTag(siteOf(compiler, node), node.expression) : null
    case 'struct':
      return compileNodes(compiler, node.body)
    case 'text':
    case 'literal':
    case 'comment':
    case 'atom':
      return null
    default:
      return compileBlock(compiler, node)
  }
}

/** Adjacent texts are written at once, together with the variable that follows. */
export function compileInstructions(compiler: Compiler, nodes: readonly Instruction[]): Run[] {
  const runs: Run[] = []
  let pending = ''
  for (const node of nodes) {
    pending += textOf(node)
    if (node.kind === 'variable') {
      runs.push(compileVariable(compiler, node, pending))
      pending = ''
      continue
    }
    const run = compileNode(compiler, node)
    if (!run) continue
    if (pending) runs.push(text(pending))
    pending = ''
    runs.push(run)
  }
  if (pending) runs.push(text(pending))
  return runs
}

/** Each tag among the nodes becomes one instruction. */
export const compileRuns = (compiler: Compiler, nodes: readonly Node[]): Run[] =>
  compileInstructions(compiler, expandTags(nodes))

const compileNodes = (compiler: Compiler, nodes: readonly Node[]): Run =>
  sequence(compileRuns(compiler, nodes))
