import {existsSync, readFileSync} from 'node:fs'
import {root} from '../root.ts'
import {findAvailable, findMoments, type ReadModule, union} from './moments.ts'

/** Modules that the same moments need: they always load together. */
export interface Part {
  modules: readonly string[]
  /** The moments that need it and have not loaded it yet, by their import. */
  moments: ReadonlySet<string>
  /** Bytes of code. */
  size: number
}

/** The cost of a file besides its bytes, in bytes of code: a request, and worse compression. */
export const FILE_COST = 3000
/** Reads the source itself: style sheets leave nothing in the bundler's copy. */
const readSource = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '')

/** Comments are not fetched, and must not influence the plan. Where a text looks like one, the size is a little off. */
const COMMENT = /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm
/**
 * Plugins import by absolute path; the length of the folder's path must not influence the plan. A style sheet is a
 * separate file, and leaves nothing in the code.
 */
export const sizeOf = (id: string, read: ReadModule): number =>
  id.endsWith('.css')
    ? FILE_COST + readSource(id).length
    : (read(id)?.code?.replaceAll(root, '').replace(COMMENT, '').length ?? 0)

export const merge = (a: Part, b: Part): Part => ({
  modules: [...a.modules, ...b.modules],
  moments: union(a.moments, b.moments),
  size: a.size + b.size,
})

const without = (a: Iterable<string>, b: ReadonlySet<string>): string[] => [...a].filter((one) => !b.has(one))

/** The modules that the same moments need, and the modules that are available at each moment. */
export function findParts(
  entries: readonly string[],
  read: ReadModule,
): {parts: Part[]; available: Map<string, ReadonlySet<string>>} {
  const moments = findMoments(entries, read)
  const available = findAvailable(entries, moments, read)
  const needers = new Map<string, string[]>()
  for (const [moment, closure] of moments)
    for (const id of without(closure, available.get(moment) ?? new Set()))
      needers.set(id, [...(needers.get(id) ?? []), moment])
  const parts = new Map<string, Part>()
  for (const [id, needing] of needers) {
    const one = {modules: [id], moments: new Set(needing), size: sizeOf(id, read)}
    const same = parts.get(needing.join())
    parts.set(needing.join(), same ? merge(same, one) : one)
  }
  return {parts: [...parts.values()], available}
}
