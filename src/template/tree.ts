import type {Code} from './code/opcode.ts'

/** A key, or the index in a numeric segment. */
export type Segment = string | number
export type Reference = readonly Segment[]

export interface Arguments {
  readonly list: readonly string[]
  readonly delimiter: string
}

export interface Call {
  readonly name: string
  readonly args: Arguments | null
}

interface Placed {
  /** Offset of the tag in its source. */
  readonly at: number
}

/** A `.or` of a block: with a predicate, or without one, which is the last that can run. */
export interface Branch extends Placed {
  readonly name: string | null
  readonly args: Arguments | null
  readonly body: Node[]
  isClosed: boolean
}

/** Common fields of blocks with alternatives. A block that the end of the text cut off is not closed. */
interface Block extends Placed {
  readonly body: Node[]
  readonly branches: Branch[]
  isClosed: boolean
}

export interface TextNode extends Placed {
  readonly kind: 'text'
  readonly text: string
}
export interface CommentNode extends Placed {
  readonly kind: 'comment'
  readonly text: string
  readonly isBlock: boolean
}
export interface LiteralNode extends Placed {
  readonly kind: 'literal'
  readonly name: LiteralName
}
export interface VariableNode extends Placed {
  readonly kind: 'variable'
  readonly refs: readonly Reference[]
  readonly formatters: readonly Call[]
}
export interface VarNode extends Placed {
  readonly kind: 'var'
  readonly name: string
  readonly refs: readonly Reference[]
  readonly formatters: readonly Call[]
}
export interface CtxNode extends Placed {
  readonly kind: 'ctx'
  readonly name: string
  readonly entries: readonly (readonly [key: string, ref: Reference])[]
}
export interface InjectNode extends Placed {
  readonly kind: 'inject'
  readonly name: string
  readonly path: string
  readonly args: Arguments | null
}
export interface IncludeNode extends Placed {
  readonly kind: 'include'
  readonly name: string
  readonly args: Arguments | null
}
export interface EvalNode extends Placed {
  readonly kind: 'eval'
  readonly expression: string
}
export interface MacroNode extends Placed {
  readonly kind: 'macro'
  readonly name: string
  readonly body: Node[]
}
export interface SectionNode extends Block {
  readonly kind: 'section'
  readonly ref: Reference
}
export interface RepeatedNode extends Block {
  readonly kind: 'repeated'
  readonly ref: Reference
  readonly between: Node[]
}
export interface PredicateNode extends Block {
  readonly kind: 'predicate'
  readonly name: string
  readonly args: Arguments | null
}
export interface IfNode extends Block {
  readonly kind: 'if'
  readonly operators: readonly ('and' | 'or')[]
  readonly refs: readonly Reference[]
}
/** An extension node of the public tree: it has no syntax. */
export interface StructNode extends Placed {
  readonly kind: 'struct'
  readonly value: Code
  readonly body: Node[]
}
export interface AtomNode extends Placed {
  readonly kind: 'atom'
  readonly value: Code
}

export type BlockNode = SectionNode | RepeatedNode | PredicateNode | IfNode

export type Node =
  | AtomNode
  | BlockNode
  | CommentNode
  | CtxNode
  | EvalNode
  | IncludeNode
  | InjectNode
  | LiteralNode
  | MacroNode
  | StructNode
  | TextNode
  | VariableNode
  | VarNode

/** A tag of the platform's page language, which a hook gives a meaning. The public tree has it as text. */
export interface TagNode extends Placed {
  readonly kind: 'tag'
  /** Without `squarespace:`; the whole name of a variable. */
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: readonly Node[]])[]
  /** The tag as it is written. */
  readonly open: readonly Node[]
  readonly body: readonly Instruction[]
  /** Its end as it is written; empty without one. */
  readonly close: readonly Node[]
}

/** What is compiled: the nodes of a tree, and the tags among them. */
export type Instruction = Node | TagNode

export interface Tree {
  readonly kind: 'root'
  readonly body: Node[]
  /** False if the text ended inside a block. */
  readonly isClosed: boolean
}

export const LITERALS = {
  'meta-left': '{',
  'meta-right': '}',
  newline: '\n',
  space: ' ',
  tab: '\t',
} as const

export type LiteralName = keyof typeof LITERALS

/** The constant output of an instruction. */
export function textOf(node: Instruction): string {
  if (node.kind === 'text') return node.text
  return node.kind === 'literal' ? LITERALS[node.name] : ''
}

export const isLiteralName = (name: string): name is LiteralName => Object.hasOwn(LITERALS, name)
