import {readNames} from './expression/parse.ts'
import {readExpression} from './expression/read.ts'
import {WHOLE_REFERENCE} from './reference.ts'
import type {Arguments, Branch, Call, Node, Reference, Tree} from './tree.ts'

/** Formatters whose arguments are references. */
const READS_ARGUMENTS = new Set(['format', 'get', 'lookup', 'message', 'plural'])

/** A node that reads values: an instruction, or an alternative with a predicate. */
type Item = Node | Branch

function* walk(nodes: readonly Node[]): Generator<Item> {
  for (const node of nodes) {
    yield node
    if ('body' in node) yield* walk(node.body)
    if (node.kind === 'repeated') yield* walk(node.between)
    for (const branch of 'branches' in node ? node.branches : []) {
      yield branch
      yield* walk(branch.body)
    }
  }
}

/** Every instruction of a tree, from the first to the last. */
export const walkTree = ({body}: Tree): Generator<Item> => walk(body)

const toText = (ref: Reference): string => ref.join('.')

/** `message` also takes names: `name:person.name`. */
const fromArguments = (args: Arguments | null): string[] =>
  (args?.list ?? [])
    .map((arg) => arg.slice(Math.max(arg.indexOf(':'), arg.indexOf('=')) + 1))
    .filter((arg) => WHOLE_REFERENCE.test(arg) && !/^(?:\d+|true|false|null)$/.test(arg))

const fromCalls = (calls: readonly Call[]): string[] =>
  calls.flatMap(({name, args}) => (READS_ARGUMENTS.has(name) ? fromArguments(args) : []))

function fromExpression(text: string): string[] {
  const read = readExpression(text.replace(/^#/, ''), 0)
  return 'program' in read ? readNames(read.program) : []
}

function namesOf(node: Item): string[] {
  if (!('kind' in node)) return fromArguments(node.args)
  switch (node.kind) {
    case 'variable':
    case 'var':
      return [...node.refs.map(toText), ...fromCalls(node.formatters)]
    case 'section':
    case 'repeated':
      return [toText(node.ref)]
    case 'if':
      return node.refs.map(toText)
    case 'predicate':
      return fromArguments(node.args)
    case 'ctx':
      return node.entries.map(([, ref]) => toText(ref))
    case 'eval':
      return fromExpression(node.expression)
    default:
      return []
  }
}

/** Names that a template reads, each once, as written. */
export const findReferences = (tree: Tree): string[] => [...new Set([...walkTree(tree)].flatMap(namesOf))]
