import {reachAll} from '../reach-all.ts'
import type {ReadModule} from './moments.ts'
import {FILE_COST, type Part} from './parts.ts'

/** The files that a moment fetches, and those that have already loaded. */
export interface Fetch {
  weight: number
  files: ReadonlySet<Part>
  had: ReadonlySet<Part>
}

/** A file and all its imports. */
export function importsOf(parts: readonly Part[], read: ReadModule): Map<Part, ReadonlySet<Part>> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])))
  const next = new Map(
    parts.map((part) => [
      part,
      new Set(
        part.modules.flatMap((id) => read(id)?.importedIds ?? []).flatMap((id) => partOf.get(id) ?? []),
      ),
    ]),
  )
  return new Map(parts.map((part) => [part, reachAll(part, (one) => next.get(one) ?? [])]))
}

export function fetchesOf(
  parts: readonly Part[],
  imports: ReadonlyMap<Part, ReadonlySet<Part>>,
  available: ReadonlyMap<string, ReadonlySet<string>>,
  weightOf: (moment: string) => number,
): Fetch[] {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])))
  const withImports = (some: Iterable<Part>): Set<Part> =>
    new Set([...some].flatMap((part) => [...(imports.get(part) ?? [])]))
  return [...available].map(([moment, ids]) => {
    const had = withImports(new Set([...ids].flatMap((id) => partOf.get(id) ?? [])))
    const all = withImports(parts.filter((part) => part.moments.has(moment)))
    return {weight: weightOf(moment), had, files: new Set([...all].filter((part) => !had.has(part)))}
  })
}

/** The cost of merging two files: the bytes that moments would fetch without using them, minus the saved requests. */
export function costOf(
  a: Part,
  b: Part,
  fetchesOfPart: (part: Part) => readonly Fetch[],
  imports: ReadonlyMap<Part, ReadonlySet<Part>>,
): number {
  const wasted = ({files, had}: Fetch, other: Part): number =>
    [...(imports.get(other) ?? [])].reduce(
      (total, part) => (files.has(part) || had.has(part) ? total : total + part.size),
      0,
    )
  let cost = 0
  for (const fetch of fetchesOfPart(a))
    cost += fetch.weight * (fetch.files.has(b) ? -FILE_COST : wasted(fetch, b))
  for (const fetch of fetchesOfPart(b)) if (!fetch.files.has(a)) cost += fetch.weight * wasted(fetch, a)
  return cost
}
