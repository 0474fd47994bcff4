import {type Branch, createTable, listAt, listOf, mergeTables, type Node, tableOf, toTable} from './branch.ts'
import {keyPath, type Step} from './key-path.ts'
import type {Query} from './value.ts'

/** Maximum number of parameters; the rest is left out (product.md §9). */
const PARAMETER_LIMIT = 1000

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function readPair(part: string): [key: string, value: string] {
  const bracket = part.indexOf(']=')
  const at = bracket < 0 ? part.indexOf('=') : bracket + 1
  return at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
}

/** Values by their raw keys. */
function readPairs(search: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const parts = search
    .replace(/^\?/, '')
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']')
    .split('&', PARAMETER_LIMIT)
  for (const [key, value] of parts.filter(Boolean).map(readPair))
    found.set(key, [...(found.get(key) ?? []), value])
  return found
}

function wrap(node: Node, {name, isBracket}: Step): Branch {
  if (isBracket && name === '') return typeof node === 'string' ? listOf([node]) : asItems(node)
  const isPlace = isBracket && /^(0|[1-9]\d*)$/.test(name) && Number.isSafeInteger(Number(name))
  return isPlace ? listAt(Number(name), node) : tableOf(name, node)
}

/** `a[]=1&a[]=2` is one list, `a[][b]=1` a list of one table. */
const asItems = (node: Branch): Branch => (node.isList || node.isOverflow ? node : listOf([node]))

/**
 * Reads a query string with lists and tables in it (`a[]=1`, `a[b][c]=2`), by the rules of the library `qs`: five
 * levels, lists of up to 20 items, 1000 parameters; a repeated name becomes a list. Names of built-in properties are
 * left out.
 */
export function parseQuery(search: string): Query {
  const all = createTable()
  for (const [key, values] of readPairs(search)) {
    const steps = key ? keyPath(key) : null
    const [value = '', ...more] = values
    const [first, ...inner] = steps ?? []
    if (!first) continue
    const leaf = inner.reduceRight<Node>(wrap, more.length ? listOf(values) : value)
    mergeTables(all, wrap(leaf, first))
  }
  return toTable(all)
}
