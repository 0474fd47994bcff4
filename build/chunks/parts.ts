import {root} from '../root.ts'
import {readSource} from './marks.ts'
import {findAvailable, findMoments, joinMoments, type ReadModule, union} from './moments.ts'

/** Modules that are needed by the same moments: they come together, or not at all. */
export interface Part {
  modules: readonly string[]
  /** Moments that need it and cannot have it yet, by what they import. */
  moments: ReadonlySet<string>
  /** Bytes of source. */
  size: number
}

/** What a file costs besides its bytes, in bytes of source: a request, and what compresses better together. */
export const FILE_COST = 3500
/**
 * Plugins import by path, whose length is the folder's and must not decide what comes together. A style sheet is a separate
 * file, and nothing is left of it in the code.
 */
export const sizeOf = (id: string, read: ReadModule): number =>
  id.endsWith('.css') ? FILE_COST + readSource(id).length : (read(id)?.code?.replaceAll(root, '').length ?? 0)

export const merge = (a: Part, b: Part): Part => ({
  modules: [...a.modules, ...b.modules],
  moments: union(a.moments, b.moments),
  size: a.size + b.size,
})

const without = (a: Iterable<string>, b: ReadonlySet<string>): string[] => [...a].filter((one) => !b.has(one))

/** What the same moments need, and what each moment has by then. */
export function findParts(
  entries: readonly string[],
  read: ReadModule,
): {parts: Part[]; available: Map<string, ReadonlySet<string>>} {
  const moments = joinMoments(findMoments(entries, read))
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
