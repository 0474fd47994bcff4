import {placeOf} from '../loader/release.ts'

/** Each end costs the loader a few bytes, and so does each file that does not have the first. */
const MOST = 4

/** A built file. */
export interface Unnamed {
  /** As lists name it: `form`, `form.css`. */
  name: string
  /** The same for the same content. */
  digest: string
}

/** A file of the last release. */
export interface Released extends Unnamed {
  end: string
}

/** What the loader knows (`loader/release.ts`). */
export interface Ends {
  ends: string
  places: string
}

/** Values by how many there are, most first. */
function rank(values: Iterable<string>): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

/** The end that a place had in the last release, if its files are as they were. */
function keptEnd(files: readonly Unnamed[], released: readonly Released[]): string | undefined {
  const ends = new Set(
    files.map(({name, digest}) => released.find((one) => one.name === name && one.digest === digest)?.end),
  )
  return ends.size === 1 ? [...ends][0] : undefined
}

/**
 * Ends for all places: a place keeps the one of the last release if its files have not changed, and otherwise gets the
 * new one. So do the places of the rarest end, when there would be too many.
 */
export function assignEnds(files: readonly Unnamed[], released: readonly Released[], newEnd: string): Ends {
  const endAt = (place: number): string =>
    keptEnd(
      files.filter(({name}) => placeOf(name) === place),
      released,
    ) ?? newEnd
  const ends = new Map(files.map(({name}) => placeOf(name)).map((place) => [place, endAt(place)]))
  let ranked = rank(ends.values())
  while (ranked.length > MOST) {
    const rarest = ranked.findLast((end) => end !== newEnd)
    for (const [place, end] of ends) if (end === rarest) ends.set(place, newEnd)
    ranked = rank(ends.values())
  }
  const numbers = Array.from({length: Math.max(...ends.keys()) + 1}, (_, place) =>
    Math.max(0, ranked.indexOf(ends.get(place) ?? '')),
  )
  return {ends: ranked.join(' '), places: numbers.join('').replace(/0+$/, '')}
}
