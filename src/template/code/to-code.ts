import type {Arguments, BlockNode, Branch, Call, Node, Reference, Tree} from '../tree.ts'
import {type Code, OPCODE, VERSION} from './opcode.ts'

const fromArguments = (args: Arguments | null): Code => (args ? [args.list, args.delimiter] : 0)

const fromCalls = (calls: readonly Call[]): Code =>
  calls.length ? calls.map(({name, args}) => (args ? [name, fromArguments(args)] : [name])) : 0

const fromReferences = (refs: readonly Reference[]): Code => refs

/** The alternative of a block that the end of the text cut off. */
const cutOff = (node: BlockNode | Branch): Code =>
  'kind' in node && (node.kind === 'section' || node.kind === 'repeated') ? OPCODE.end : null

function fromBranches(node: BlockNode): Code {
  const last = node.branches.at(-1) ?? node
  const rest: Code = last.isClosed ? OPCODE.end : cutOff(last)
  return node.branches.reduceRight<Code>(
    (next, {name, args, body}) => [OPCODE.or, name ?? 0, fromArguments(args), fromNodes(body), next],
    rest,
  )
}

function fromBlock(node: BlockNode): Code {
  const body = fromNodes(node.body)
  const otherwise = fromBranches(node)
  switch (node.kind) {
    case 'section':
      return [OPCODE.section, node.ref, body, otherwise]
    case 'repeated':
      return [OPCODE.repeated, node.ref, body, otherwise, fromNodes(node.between)]
    case 'predicate':
      return [OPCODE.predicate, node.name, fromArguments(node.args), body, otherwise]
    case 'if':
      return [
        OPCODE.if,
        node.operators.map((operator) => Number(operator === 'and')),
        fromReferences(node.refs),
        body,
        otherwise,
      ]
  }
}

function fromNode(node: Node): Code {
  switch (node.kind) {
    case 'text':
      return [OPCODE.text, node.text]
    case 'variable':
      return [OPCODE.variable, fromReferences(node.refs), fromCalls(node.formatters)]
    case 'var':
      return [OPCODE.var, node.name, fromReferences(node.refs), fromCalls(node.formatters)]
    case 'ctx':
      return [OPCODE.ctx, node.name, node.entries]
    case 'inject':
      return [OPCODE.inject, node.name, node.path, fromArguments(node.args)]
    case 'macro':
      return [OPCODE.macro, node.name, fromNodes(node.body)]
    case 'comment':
      return [OPCODE.comment, node.text, Number(node.isBlock)]
    case 'eval':
      return [OPCODE.eval, node.expression]
    case 'include':
      return [OPCODE.include, node.name, fromArguments(node.args)]
    case 'literal':
      return OPCODE[node.name]
    case 'struct':
      return [OPCODE.struct, node.value, fromNodes(node.body)]
    case 'atom':
      return [OPCODE.atom, node.value]
    default:
      return fromBlock(node)
  }
}

const fromNodes = (nodes: readonly Node[]): Code => nodes.map(fromNode)

/** The public instruction tree of a template, or of a result of `fromCode`. */
export function toCode(template: Tree | {readonly tree: Tree}): Code {
  const {body, isClosed} = 'tree' in template ? template.tree : template
  return [OPCODE.root, VERSION, fromNodes(body), isClosed ? OPCODE.eof : OPCODE.end]
}
