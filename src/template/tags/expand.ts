import type {Instruction, Node, TagNode} from '../tree.ts'
import {joinNodes, type Line} from './line.ts'
import {type OpenTag, readOpenTag} from './read-tag.ts'
import {PAGE_VARIABLES} from './tag.ts'

const MARK = 'squarespace:'
const EDGE = /<(\/?)squarespace:([a-z][a-z0-9-]*)/g
const CLOSE = /\s*>/y

/** Maximum nesting of tags; deeper ones are text. */
const MAX_NESTING = 100

/** The name of a variable that only a server can fill; undefined for every other instruction. */
function pageVariable(node: Node): string | undefined {
  if (node.kind !== 'variable' || node.formatters.length || node.refs.length !== 1) return undefined
  const name = node.refs[0]?.join('.')
  return name !== undefined && PAGE_VARIABLES.includes(name) ? name : undefined
}

const toInstruction = (node: Node): Instruction => {
  const name = pageVariable(node)
  return name === undefined
    ? node
    : {kind: 'tag', name, attributes: [], open: [node], body: [], close: [], at: node.at}
}

/** A tag whose end has not been found yet, and what stands after it. */
interface Level {
  readonly name: string
  readonly start: number
  readonly tag: OpenTag
  readonly items: Instruction[]
}

function createTag(
  line: Line,
  {name, start, tag}: Level,
  body: readonly Instruction[],
  close: Node[],
): TagNode {
  const {attributes, end} = tag
  return {kind: 'tag', name, attributes, open: line.slice(start, end), body, close, at: line.offsetOf(start)}
}

function readLine(line: Line): Instruction[] {
  const root: Instruction[] = []
  const levels: Level[] = []
  const open = new Map<string, number>()
  let tooDeep = 0
  let done = 0

  const itemsOf = (level: Level | undefined) => level?.items ?? root
  const add = (item: Instruction) => itemsOf(levels.at(-1)).push(item)
  const count = (name: string, by: number) => open.set(name, (open.get(name) ?? 0) + by)

  function copyUntil(position: number): void {
    for (const node of line.slice(done, position)) add(toInstruction(node))
  }

  /** Tags without an end have no content: what follows them stays beside them. */
  function unwind(depth: number): void {
    const items = itemsOf(levels[depth - 1])
    for (const level of levels.splice(depth)) {
      count(level.name, -1)
      items.push(createTag(line, level, [], []))
      for (const item of level.items) items.push(item)
    }
  }

  function begin(name: string, start: number, end: number): number | null {
    const tag = readOpenTag(line, end)
    if (!tag) return null
    if (!tag.isVoid && levels.length >= MAX_NESTING) {
      tooDeep++
      return null
    }
    copyUntil(start)
    const level = {name, start, tag, items: []}
    if (tag.isVoid) add(createTag(line, level, [], []))
    else {
      levels.push(level)
      count(name, 1)
    }
    return tag.end
  }

  function finish(name: string, start: number, after: number): number | null {
    CLOSE.lastIndex = after
    const end = CLOSE.test(line.text) ? CLOSE.lastIndex : null
    if (end !== null && tooDeep) tooDeep--
    else if (end !== null && open.get(name)) {
      copyUntil(start)
      unwind(levels.findLastIndex((level) => level.name === name) + 1)
      const level = levels.pop()
      if (!level) return null
      count(name, -1)
      add(createTag(line, level, level.items, line.slice(start, end)))
      return end
    }
    return null
  }

  EDGE.lastIndex = 0
  for (let edge = EDGE.exec(line.text); edge; edge = EDGE.exec(line.text)) {
    const [whole, slash, name = ''] = edge
    const after = edge.index + whole.length
    const end = (slash ? finish : begin)(name, edge.index, after)
    if (end !== null) done = end
    EDGE.lastIndex = end ?? after
  }
  copyUntil(line.text.length)
  unwind(0)
  return root
}

const mayHoldTag = (node: Node): boolean =>
  node.kind === 'text' ? node.text.includes(MARK) : pageVariable(node) !== undefined

/**
 * Finds the tags of the platform's page language among the instructions of a block. The public tree keeps them as text,
 * and so does a rendering without `tags`.
 */
export const expandTags = (nodes: readonly Node[]): readonly Instruction[] =>
  nodes.some(mayHoldTag) ? readLine(joinNodes(nodes)) : nodes
