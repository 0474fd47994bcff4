import type {Rolldown} from 'vite'
import {widgets} from '../../widgets/table.ts'
import {AT_REST, WITH_REST} from '../page-engine.ts'
import {reachAll} from '../reach-all.ts'
import {moduleOf} from '../widget-table.ts'

export type ReadModule = (id: string) => Rolldown.ModuleInfo | null

export const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> => new Set([...a, ...b])

/** A module and all its static imports. */
export const closureOf = (id: string, read: ReadModule): Set<string> =>
  reachAll(id, (one) => read(one)?.importedIds ?? [])

/** The closure of a lazy import, and of those in its file. */
const closureOfMoment = (id: string, read: ReadModule): Set<string> =>
  [id, ...(id === AT_REST ? WITH_REST : [])].map((one) => closureOf(one, read)).reduce((a, b) => union(a, b))

/** The entries and all lazy imports with a file: each is a moment. Maps each to its closure. */
export function findMoments(entries: readonly string[], read: ReadModule): Map<string, ReadonlySet<string>> {
  const moments = new Map<string, ReadonlySet<string>>(entries.map((id) => [id, closureOf(id, read)]))
  for (const closure of moments.values())
    for (const id of closure)
      for (const next of read(id)?.dynamicallyImportedIds ?? [])
        if (!moments.has(next) && !WITH_REST.includes(next)) moments.set(next, closureOfMoment(next, read))
  return moments
}

/** The first modules of the widgets: those on nearly every page of a shop, and all others. */
const beginnings = (isOfAll: boolean): string[] =>
  widgets.filter(({isEverywhere = false}) => isEverywhere === isOfAll).map(({name}) => moduleOf(name))
export const everywhere = beginnings(true)
const elsewhere = new Set(beginnings(false))

/**
 * For each moment, the modules that have loaded on every path to it. A widget can rely on the widgets that nearly every
 * page has.
 */
export function findAvailable(
  [first = '', ...others]: readonly string[],
  moments: ReadonlyMap<string, ReadonlySet<string>>,
  read: ReadModule,
): Map<string, ReadonlySet<string>> {
  const base = moments.get(first) ?? new Set<string>()
  const withEverywhere = everywhere.reduce((had, id) => union(had, moments.get(id) ?? new Set()), base)
  const baseOf = (moment: string): ReadonlySet<string> => (elsewhere.has(moment) ? withEverywhere : base)
  const available = new Map<string, ReadonlySet<string>>([[first, new Set()]])
  const entries = new Set(others)
  const askedBy = (target: string): string[] =>
    [...moments].flatMap(([moment, closure]) =>
      [...closure].some((id) => read(id)?.dynamicallyImportedIds.includes(target)) ? [moment] : [],
    )
  const askers = new Map([...moments.keys()].map((moment) => [moment, askedBy(moment)]))
  for (let changed = true; changed; ) {
    changed = false
    for (const moment of moments.keys()) {
      if (moment === first) continue
      const ways = (askers.get(moment) ?? []).flatMap((asker) => {
        const had = available.get(asker)
        return had ? [union(had, moments.get(asker) ?? new Set())] : []
      })
      const [one = base, ...rest] = entries.has(moment) ? [base] : ways
      const common = union(baseOf(moment), new Set([...one].filter((id) => rest.every((way) => way.has(id)))))
      if (available.get(moment)?.size !== common.size) changed = true
      available.set(moment, common)
    }
  }
  return available
}
