import type {Problem} from '../error.ts'
import {MAX_NESTING} from '../limits.ts'
import type {BlockNode, Branch, MacroNode, Node, Tree} from '../tree.ts'
import type {Control} from './tag.ts'

/** Where nodes are added: the block, and which part of it. */
interface State {
  readonly node: BlockNode | MacroNode
  readonly part: 'body' | 'between' | 'branch'
}

export interface Assembler {
  accept(item: Node | Control): void
  finish(): Tree
}

const BLOCK_NAMES = {
  if: 'IF',
  macro: 'MACRO',
  predicate: 'PREDICATE',
  repeated: 'REPEATED',
  section: 'SECTION',
} as const

const CONTROL_NAMES = {alternates: 'ALTERNATES_WITH', end: 'END', eof: 'EOF', or: 'OR_PREDICATE'} as const

const nameOf = ({node, part}: State): string =>
  part === 'branch'
    ? CONTROL_NAMES.or
    : part === 'between'
      ? CONTROL_NAMES.alternates
      : BLOCK_NAMES[node.kind]

const isControl = (item: Node | Control): item is Control => Object.hasOwn(CONTROL_NAMES, item.kind)

const isBlock = (item: Node): item is BlockNode | MacroNode => Object.hasOwn(BLOCK_NAMES, item.kind)

function bodyOf({node, part}: State): Node[] {
  if (part === 'between' && node.kind === 'repeated') return node.between
  if (part === 'branch' && node.kind !== 'macro') return node.branches.at(-1)?.body ?? node.body
  return node.body
}

function close(state: State): void {
  const {node} = state
  if (node.kind === 'macro') return
  node.isClosed = true
  for (const branch of node.branches) branch.isClosed = true
}

/** Builds the tree of blocks (product.md §4: block states). Misplaced tags are reported and dropped. */
export function createAssembler(report: (at: number, problem: Problem) => void): Assembler {
  const root: Node[] = []
  const states: State[] = []
  /** Number of blocks that are too deep to open: their end tags are dropped. */
  let tooDeep = 0

  const refuse = (control: Control, state: State) =>
    report(control.at, {
      code: 'not-allowed-in-block',
      message: `${CONTROL_NAMES[control.kind]} instruction is not allowed inside ${nameOf(state)} block.`,
    })

  function add(node: Node): void {
    const state = states.at(-1)
    ;(state ? bodyOf(state) : root).push(node)
  }

  function open(node: BlockNode | MacroNode): void {
    if (states.length < MAX_NESTING) {
      add(node)
      states.push({node, part: 'body'})
    } else if (!tooDeep++)
      report(node.at, {
        code: 'nesting-too-deep',
        message: `More than ${MAX_NESTING} blocks within each other`,
      })
  }

  function end(): void {
    const state = states.pop()
    if (state) close(state)
  }

  function or(control: Extract<Control, {kind: 'or'}>, state: State): void {
    const {node} = state
    if (node.kind === 'macro') return void refuse(control, state)
    if (state.part === 'branch' && node.branches.at(-1)?.name === null)
      return void report(control.at, {
        code: 'dead-or',
        message: 'This OR_PREDICATE block will never execute.',
      })
    const {name, args, at} = control
    const branch: Branch = {name, args, body: [], isClosed: false, at}
    node.branches.push(branch)
    states[states.length - 1] = {node, part: 'branch'}
  }

  function alternates(control: Control, state: State): void {
    if (state.node.kind === 'repeated' && state.part === 'body')
      states[states.length - 1] = {node: state.node, part: 'between'}
    else refuse(control, state)
  }

  function control(item: Control): void {
    const state = states.at(-1)
    if (tooDeep) tooDeep -= Number(item.kind === 'end')
    else if (!state)
      report(item.at, {
        code: 'not-allowed-at-root',
        message: `Instruction ${CONTROL_NAMES[item.kind]} not allowed at root`,
      })
    else if (item.kind === 'end') end()
    else if (item.kind === 'or') or(item, state)
    else alternates(item, state)
  }

  return {
    accept(item) {
      if (isControl(item)) control(item)
      else if (isBlock(item)) open(item)
      else if (!tooDeep) add(item)
    },
    finish() {
      const state = states.at(-1)
      if (state)
        report(state.node.at, {
          code: 'eof-in-block',
          message: `Reached EOF in the middle of ${nameOf(state)}`,
        })
      return {kind: 'root', body: root, isClosed: !state}
    },
  }
}
