import {existsSync, readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import type {Rolldown} from 'vite'
import {widgets} from '../widgets/table.ts'
import {moduleOf} from './widget-table.ts'

export type ReadModule = (id: string) => Rolldown.ModuleInfo | null

/** Modules that are needed by the same moments: they come together, or not at all. */
interface Part {
  modules: readonly string[]
  /** Moments that need it and cannot have it yet, by what they import. */
  moments: ReadonlySet<string>
  /** Bytes of source. */
  size: number
}

/** What a file costs besides its bytes, in bytes of source: a request, and what compresses better together. */
const FILE_COST = 900
/** How much a byte of a moment counts: of one that nearly every page has, or nearly every use, more than of one for few. */
const WEIGHTS: Readonly<Record<string, number>> = {usual: 20, rare: 0.1}
/** Of a widget that comes without being used. */
const BEFORE_USE = 4

/** As it is written: what the bundler has of it is without comments. */
const readSource = (id: string): string => (existsSync(id) ? readFileSync(id, 'utf8') : '')

/** A style sheet is a file of its own, and nothing is left of it in the code. */
const sizeOf = (id: string, read: ReadModule): number =>
  id.endsWith('.css') ? FILE_COST + readSource(id).length : (read(id)?.code?.length ?? 0)

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> => new Set([...a, ...b])

const merge = (a: Part, b: Part): Part => ({
  modules: [...a.modules, ...b.modules],
  moments: union(a.moments, b.moments),
  size: a.size + b.size,
})

const without = (a: Iterable<string>, b: ReadonlySet<string>): string[] => [...a].filter((one) => !b.has(one))

/** A module and all that it imports statically. */
function closureOf(id: string, read: ReadModule): Set<string> {
  const closure = new Set([id])
  // the loop also goes over what it adds
  for (const one of closure) for (const next of read(one)?.importedIds ?? []) closure.add(next)
  return closure
}

/** All that is imported, lazily too. */
const modulesOf = (entries: readonly string[], read: ReadModule): Set<string> =>
  new Set([...findMoments(entries, read).values()].flatMap((closure) => [...closure]))

/** The entries, and what is imported lazily, anywhere: a moment each. To each its closure. */
function findMoments(entries: readonly string[], read: ReadModule): Map<string, ReadonlySet<string>> {
  const moments = new Map<string, ReadonlySet<string>>(entries.map((id) => [id, closureOf(id, read)]))
  for (const closure of moments.values())
    for (const id of closure)
      for (const next of read(id)?.dynamicallyImportedIds ?? [])
        if (!moments.has(next)) moments.set(next, closureOf(next, read))
  return moments
}

/** For each moment, what every page has by then that asks for it: of all ways to it, what they have in common. */
function findAvailable(
  [first = '', ...others]: readonly string[],
  moments: ReadonlyMap<string, ReadonlySet<string>>,
  read: ReadModule,
): Map<string, ReadonlySet<string>> {
  const base = moments.get(first) ?? new Set<string>()
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
      const common = union(base, new Set([...one].filter((id) => rest.every((way) => way.has(id)))))
      if (available.get(moment)?.size !== common.size) changed = true
      available.set(moment, common)
    }
  }
  return available
}

function findParts(
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

/** What a moment fetches, and what it has already. */
interface Fetch {
  weight: number
  files: ReadonlySet<Part>
  had: ReadonlySet<Part>
}

/** A file and all that it imports. */
function importsOf(parts: readonly Part[], read: ReadModule): Map<Part, ReadonlySet<Part>> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])))
  const next = new Map(
    parts.map((part) => [
      part,
      new Set(
        part.modules.flatMap((id) => read(id)?.importedIds ?? []).flatMap((id) => partOf.get(id) ?? []),
      ),
    ]),
  )
  return new Map(
    parts.map((part) => {
      const all = new Set([part])
      for (const one of all) for (const other of next.get(one) ?? []) all.add(other)
      return [part, all]
    }),
  )
}

function fetchesOf(
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

/** What it costs to merge two files: bytes that moments would fetch and have no use for, less the requests saved. */
function costOf(
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

/** Files must not import each other in a circle: which of two that wait for each other runs first is nobody's promise. */
function isCircular(parts: readonly Part[], read: ReadModule): boolean {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])))
  const nextOf = (part: Part): Part[] => [
    ...new Set(
      part.modules
        .flatMap((id) => read(id)?.importedIds ?? [])
        .flatMap((id) => partOf.get(id) ?? [])
        .filter((next) => next !== part),
    ),
  ]
  const done = new Set<Part>()
  const onWay = new Set<Part>()
  const visit = (part: Part): boolean => {
    if (onWay.has(part)) return true
    if (done.has(part)) return false
    onWay.add(part)
    const found = nextOf(part).some(visit)
    onWay.delete(part)
    done.add(part)
    return found
  }
  return parts.some(visit)
}

/** As it stands in a source: `import(/* usual *\/ './run.ts')`. */
const MARKED = /import\(\s*\/\*\s*(usual|rare)\s*\*\/\s*(["'`])([^"'`]+)\2/g

/** How often moments come, as those that import them say. */
function readWeights(entries: readonly string[], read: ReadModule): (moment: string) => number {
  const [first = ''] = entries
  const usual = widgets.flatMap(({name, isUsual}) => (isUsual ? [moduleOf(name)] : []))
  const marked = new Map([...entries, ...usual].map((id) => [id, WEIGHTS.usual ?? 1]))
  for (const importer of modulesOf(entries, read))
    for (const [, word = '', , path = ''] of readSource(importer).matchAll(MARKED))
      marked.set(resolve(dirname(importer), path), WEIGHTS[word] ?? 1)
  const early = new Set(read(first)?.importedIds.flatMap((id) => read(id)?.dynamicallyImportedIds ?? []))
  return (moment) => marked.get(moment) ?? (early.has(moment) ? BEFORE_USE : 1)
}

/**
 * Which modules come in one file, read from the module graph: the page engine is what its first module reaches; what the
 * same moments need is one part; and parts are merged as long as that costs pages nothing, then the cheapest first, until
 * there are no more than `most` files.
 */
export function planChunks(entries: readonly string[], read: ReadModule, most: number): readonly Part[] {
  const {parts, available} = findParts(entries, read)
  const [first = ''] = entries
  const isFirst = (part: Part): boolean => part.moments.has(first)
  let files = parts
  const refused = new Set<string>()
  const weightOf = readWeights(entries, read)
  for (;;) {
    const imports = importsOf(files, read)
    const fetches = fetchesOf(files, imports, available, weightOf)
    const fetching = new Map(files.map((part) => [part, fetches.filter((fetch) => fetch.files.has(part))]))
    const ofPart = (part: Part): readonly Fetch[] => fetching.get(part) ?? []
    let best: {a: Part; b: Part; cost: number} | undefined
    for (const [place, a] of files.entries())
      for (const b of files.slice(place + 1)) {
        if (isFirst(a) || isFirst(b) || refused.has(`${a.modules}|${b.modules}`)) continue
        const cost = costOf(a, b, ofPart, imports)
        if (!best || cost < best.cost) best = {a, b, cost}
      }
    if (!best || (best.cost >= 0 && files.length <= most)) return files
    const {a, b} = best
    const merged = [...files.filter((part) => part !== a && part !== b), merge(a, b)]
    if (isCircular(merged, read)) refused.add(`${a.modules}|${b.modules}`)
    else files = merged
  }
}

/** What a module is called: a widget's first module as its folder, others as their file. */
const nameOf = (id: string): string =>
  /\/widgets\/([\w-]+)\/index\.tsx?$/.exec(id)?.[1] ??
  /\/loader\/(engine)\/index/.exec(id)?.[1] ??
  // a dot stands before a style sheet's ending
  id.replace(/^.*\/|\.\w+$/g, '').replaceAll('.', '-')

/** By module, the file that it is in: called as what is asked for in it, else as its largest module. */
export function namesOf(parts: readonly Part[], read: ReadModule): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const {modules} of parts) {
    const [widget] = modules.filter((id) => /\/(widgets\/[\w-]+|loader\/engine)\/index\.tsx?$/.test(id))
    const largest = [...modules].sort((a, b) => sizeOf(b, read) - sizeOf(a, read))
    const name = [...(widget ? [widget] : []), ...largest].map(nameOf).find((one) => !taken.has(one)) ?? ''
    taken.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}
