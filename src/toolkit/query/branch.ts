import type {Query, QueryValue} from './value.ts'

/** Maximum length of a list; a longer one becomes a table of its indices (product.md §9, array limit). */
export const LIST_LIMIT = 20

/** A list or a table under construction. */
export interface Branch {
  isList: boolean
  /** A list that grew too long: further items are appended. */
  isOverflow: boolean
  entries: Map<string, Node>
}

export type Node = string | Branch

const createBranch = (isList: boolean, entries: Map<string, Node>, isOverflow = false): Branch => ({
  isList,
  isOverflow,
  entries,
})

export const createTable = (): Branch => createBranch(false, new Map())

export const tableOf = (key: string, node: Node): Branch => createBranch(false, new Map([[key, node]]))

/** Turns a list that is too long into a table. */
function limit(branch: Branch): Branch {
  if (!branch.isList || branch.entries.size <= LIST_LIMIT) return branch
  return createBranch(false, branch.entries, true)
}

export const listOf = (nodes: readonly Node[]): Branch =>
  limit(createBranch(true, new Map(nodes.map((node, index) => [`${index}`, node]))))

/** A list with one item. */
export const listAt = (index: number, node: Node): Branch =>
  index < LIST_LIMIT
    ? createBranch(true, new Map([[`${index}`, node]]))
    : createBranch(false, new Map([[`${index}`, node]]), true)

const nextIndex = ({entries}: Branch): number =>
  Math.max(-1, ...[...entries.keys()].map(Number).filter(Number.isInteger)) + 1

/** In index order. */
const itemsOf = ({entries}: Branch): Node[] =>
  [...entries].sort(([a], [b]) => Number(a) - Number(b)).map(([, node]) => node)

function append(branch: Branch, node: Node): Branch {
  branch.entries.set(`${nextIndex(branch)}`, node)
  return limit(branch)
}

function prepend(text: string, branch: Branch): Branch {
  if (!branch.isList && !branch.isOverflow) return listOf([text, branch])
  const moved = [...branch.entries].map(([key, node]) => [`${Number(key) + 1}`, node] as const)
  return limit(createBranch(branch.isList, new Map<string, Node>([['0', text], ...moved]), branch.isOverflow))
}

function mergeLists(target: Branch, source: Branch): Branch {
  for (const [key, node] of source.entries) {
    const known = target.entries.get(key)
    if (known === undefined) target.entries.set(key, node)
    else if (typeof known === 'object' && typeof node === 'object')
      target.entries.set(key, merge(known, node))
    else append(target, node)
  }
  return limit(target)
}

/** Merges the other table into the target, key by key. */
export function mergeTables(target: Branch, source: Branch): Branch {
  for (const [key, node] of source.entries) {
    const known = target.entries.get(key)
    target.entries.set(key, known === undefined ? node : merge(known, node))
  }
  return createBranch(false, target.entries, target.isOverflow || source.isOverflow)
}

/** Merges two parameters with the same key. */
function merge(target: Node, source: Node): Node {
  if (source === '') return target
  const isText = typeof source === 'string'
  if (typeof target === 'string') return isText ? listOf([target, source]) : prepend(target, source)
  if (isText) return target.isList || target.isOverflow ? append(target, source) : listOf([target, source])
  return target.isList && source.isList ? mergeLists(target, source) : mergeTables(target, source)
}

export const toTable = ({entries}: Branch): Query =>
  Object.fromEntries(Array.from(entries, ([key, node]) => [key, toValue(node)]))

/** Without the gaps of lists. */
function toValue(node: Node): QueryValue {
  if (typeof node === 'string') return node
  return node.isList ? itemsOf(node).map(toValue) : toTable(node)
}
