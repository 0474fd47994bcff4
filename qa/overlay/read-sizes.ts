import {asRecord} from '../../src/lib/as-record.ts'
import {page} from '../../src/page/page.ts'

/** Of `dist/manifest.json`, what is asked for here. */
export interface Built {
  /** Files by widget: its own first, then what it needs at once. */
  widgets: Record<string, unknown>
  /** What it may fetch on use. */
  later: Record<string, unknown>
  /** Each with its bytes. */
  files: Record<string, unknown>
}

/** Why there is none, or what it says. */
export type Sizes = Built | string

const ADDRESS = 'manifest.json'
/** What every page has, and may fetch: no widget's own. */
const ENGINE = 'engine'

/** What has been built, as the folder of the loader says. */
export async function readSizes(): Promise<Sizes> {
  try {
    const reply = await fetch(page().base + ADDRESS)
    if (!reply.ok) return `${ADDRESS} beside the loader: ${reply.status}`
    const {widgets, later, files} = asRecord(await reply.json())
    return {widgets: asRecord(widgets), later: asRecord(later), files: asRecord(files)}
  } catch (error) {
    return `${ADDRESS} beside the loader cannot be read (${error}): does the page’s policy allow it in connect-src?`
  }
}

export const formatBytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`

type Timings = ReadonlyMap<string, PerformanceResourceTiming>

/** What the browser has fetched, by address without a query. */
export const readTimings = (): Timings =>
  new Map(
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming ? [[entry.name.replace(/\?.*/, ''), entry]] : [],
      ),
  )

/** How a file came, and how many bytes that were. A browser tells no sizes of other origins without their leave. */
export function describeFetch({transferSize, encodedBodySize}: PerformanceResourceTiming): string {
  if (!encodedBodySize && !transferSize) return 'fetched, the browser tells no size'
  if (!transferSize) return `${formatBytes(encodedBodySize)}, from the browser’s cache`
  if (transferSize < encodedBodySize) return `${formatBytes(encodedBodySize)}, cached and asked for again`
  return `${formatBytes(encodedBodySize)} from the network`
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const nameOf = (file: string): string => file.replace(/^.*\//, '')

/** A file, by what came; where it did not come, by what was built. */
function describeFile(file: string, {files}: Built, timings: Timings): string {
  const timing = timings.get(page().base + file)
  if (timing) return `${nameOf(file)}: ${describeFetch(timing)}`
  const {brotli} = asRecord(files[file])
  return `${nameOf(file)}: not fetched${typeof brotli === 'number' ? `, ${formatBytes(brotli)} as built` : ''}`
}

export interface WidgetSizes {
  /** Of its own files, in all. */
  sum: string
  /** Its own, those that it shares with others, and those for later that have come: a line each. */
  own: string[]
  shared: string[]
  onUse: string[]
}

/** What a widget is made of. */
export function sizesOf(name: string, built: Built, timings: Timings): WidgetSizes {
  const needed = listOf(built.widgets[name])
  const others = Object.entries(built.widgets).flatMap(([other, list]) =>
    other === name ? [] : listOf(list),
  )
  const isShared = new Set(others)
  const everywhere = new Set([...listOf(built.widgets[ENGINE]), ...listOf(built.later[ENGINE])])
  const own = needed.filter((file) => !isShared.has(file))
  const tell = (file: string) => describeFile(file, built, timings)
  const bytes = own.map(
    (file) => timings.get(page().base + file)?.encodedBodySize || Number(asRecord(built.files[file]).brotli),
  )
  const sum = bytes.reduce((total, one) => total + (one || 0), 0)
  return {
    sum: `${formatBytes(sum)} in ${own.length === 1 ? 'a file' : `${own.length} files`} of its own`,
    own: own.map(tell),
    shared: needed.filter((file) => isShared.has(file) && !everywhere.has(file)).map(tell),
    onUse: listOf(built.later[name])
      .filter((file) => timings.has(page().base + file) && !everywhere.has(file))
      .map(tell),
  }
}
