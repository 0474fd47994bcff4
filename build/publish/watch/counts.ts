import {toNumber} from '../../../src/lib/to-number.ts'
import type {TrackedEvents} from '../../../src/tracking/events/events.ts'

export type Engine = TrackedEvents['FieldData']['engine']

export const ENGINES = ['chromium', 'firefox', 'webkit', 'other'] as const satisfies readonly Engine[]

export const isEngine = (value: unknown): value is Engine => ENGINES.some((engine) => engine === value)

/** What the pages of one release have reported in one engine. */
export interface Counts {
  /** Reports: one for each page view of the sample. */
  pages: number
  mounts: number
  errors: number
  /** Pages with an error. */
  failed: number
  /** Pages that missed a file. */
  missing: number
  /** Pages by their interaction to next paint: the first number counts those below 8 ms, the next those below 16. */
  interactions: number[]
}

export type EngineCounts = Partial<Record<Engine, Counts>>

/** By release: a map, because a version is text from outside, which could also be `__proto__`. */
export type Releases = ReadonlyMap<string, Readonly<EngineCounts>>

/** Milliseconds: browsers round durations to it. */
export const STEP = 8
/** Slower interactions count as this one. */
const SLOWEST = 2000 / STEP

export const noCounts = (): Counts => ({
  pages: 0,
  mounts: 0,
  errors: 0,
  failed: 0,
  missing: 0,
  interactions: [],
})

/** Fills the steps that nothing has reached yet. */
function addAt(list: number[], index: number, count: number): void {
  while (list.length <= index) list.push(0)
  list[index] = (list[index] ?? 0) + count
}

/** Adds the data of one `FieldData` event. */
function addReport(counts: Counts, data: Readonly<Record<string, unknown>>): void {
  const [mounts, errors, missing] = [data.mounts, data.errors, data.missing].map((value) =>
    toNumber(value, 0),
  )
  const interaction = toNumber(data.interaction, null)
  counts.pages++
  counts.mounts += mounts ?? 0
  counts.errors += errors ?? 0
  if (errors) counts.failed++
  if (missing) counts.missing++
  if (interaction === null) return
  addAt(counts.interactions, Math.max(0, Math.min(SLOWEST, Math.floor(interaction / STEP))), 1)
}

/** Counts the data of `FieldData` events, as a collector does. Events of an engine that is not known do not count. */
export function createCounter(): {
  add: (data: Readonly<Record<string, unknown>>) => void
  releases: Releases
} {
  const releases = new Map<string, EngineCounts>()
  return {
    add(data: Readonly<Record<string, unknown>>): void {
      const {version, engine} = data
      if (!isEngine(engine)) return
      const engines = releases.get(`${version}`) ?? {}
      const counts = engines[engine] ?? noCounts()
      addReport(counts, data)
      engines[engine] = counts
      releases.set(`${version}`, engines)
    },
    /** What was added so far. */
    releases,
  }
}

/** All engines together. */
export function sumCounts(engines: readonly Counts[]): Counts {
  const sum = noCounts()
  for (const {interactions, ...numbers} of engines) {
    for (const name of ['pages', 'mounts', 'errors', 'failed', 'missing'] as const) sum[name] += numbers[name]
    interactions.forEach((count, index) => {
      addAt(sum.interactions, index, count)
    })
  }
  return sum
}
