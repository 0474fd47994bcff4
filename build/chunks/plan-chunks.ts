import {EVERY_PAGE} from '../page-engine.ts'
import {costOf, type Fetch, fetchesOf, importsOf} from './costs.ts'
import {everywhere, type ReadModule} from './moments.ts'
import {findParts, merge, type Part} from './parts.ts'
import {APART, readWeights} from './weights.ts'

/** Files must not import each other in a cycle, because the order in which they would run is undefined. */
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

const isNeededWith = (a: Part, b: Part): boolean => [...a.moments].some((moment) => b.moments.has(moment))

const shopsOf = (ids: Iterable<string>): string[] =>
  [...ids].flatMap((id) => /\/src\/backends\/([\w-]+)\//.exec(id)?.[1] ?? [])

/** A page fetches nothing of another kind of shop. */
const isOfOtherShop = (a: Part, b: Part): boolean =>
  shopsOf(a.modules).some((shop) => shopsOf(b.moments).some((other) => other !== shop))

/** Bytes of code that are worth no file if nearly every page needs them. */
const SMALL = 1000

/**
 * What imports of every page share with others is fetched on every page: in the first file, which every page fetches
 * anyway, it costs no request, and compresses better. So does a little code of widgets that nearly every page has.
 */
function withSharedInFirst(
  parts: readonly Part[],
  isFirst: (part: Part) => boolean,
  everyPage: ReadonlySet<string>,
): readonly Part[] {
  const isNeeded = (moments: ReadonlySet<string>, by: Iterable<string>): boolean =>
    [...by].some((moment) => moments.has(moment))
  const isShared = ({moments, size}: Part): boolean =>
    moments.size > 1 && (isNeeded(moments, everyPage) || (size < SMALL && isNeeded(moments, everywhere)))
  const inFirst = parts.filter((part) => isFirst(part) || isShared(part))
  const [one, ...others] = inFirst
  return one ? [others.reduce(merge, one), ...parts.filter((part) => !inFirst.includes(part))] : parts
}

/**
 * Assigns modules to files by the module graph: the page engine contains what its first module reaches, and what imports
 * of every page share with others; modules that the same moments need form one part; parts are merged while that costs
 * pages nothing, then by lowest cost, until there are at most `most` files. Lazy imports that neither every page nor a use
 * makes are apart: their files are not counted, and merged only while that costs nothing.
 */
export function planChunks(entries: readonly string[], read: ReadModule, most: number): readonly Part[] {
  const {parts, available} = findParts(entries, read)
  const [first = ''] = entries
  const isFirst = (part: Part): boolean => part.moments.has(first)
  const weights = readWeights(entries)
  const isApart = ({moments}: Part): boolean => [...moments].every((moment) => !weights.has(moment))
  let files = withSharedInFirst(parts, isFirst, new Set(EVERY_PAGE))
  const refused = new Set<string>()
  for (;;) {
    const imports = importsOf(files, read)
    const fetches = fetchesOf(files, imports, available, (moment) => weights.get(moment) ?? APART)
    const fetching = new Map(files.map((part) => [part, fetches.filter((fetch) => fetch.files.has(part))]))
    const ofPart = (part: Part): readonly Fetch[] => fetching.get(part) ?? []
    const apart = new Set(files.filter(isApart))
    let best: {a: Part; b: Part; cost: number} | undefined
    for (const [place, a] of files.entries())
      for (const b of files.slice(place + 1)) {
        if (isFirst(a) || isFirst(b) || refused.has(`${a.modules}|${b.modules}`)) continue
        const onlyFree = apart.has(a) || apart.has(b)
        if (onlyFree && !isNeededWith(a, b)) continue
        const cost = costOf(a, b, ofPart, imports)
        if (cost >= Math.min(best?.cost ?? Infinity, onlyFree ? 0 : Infinity)) continue
        if (!isOfOtherShop(a, b) && !isOfOtherShop(b, a)) best = {a, b, cost}
      }
    if (!best || (best.cost >= 0 && files.length - apart.size <= most)) return files
    const {a, b} = best
    const merged = [...files.filter((part) => part !== a && part !== b), merge(a, b)]
    if (isCircular(merged, read)) refused.add(`${a.modules}|${b.modules}`)
    else files = merged
  }
}
