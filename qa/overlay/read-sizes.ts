import {asRecord} from '../../src/lib/as-record.ts'
import {page} from '../../src/page/page.ts'

/** The part of `dist/manifest.json` that is used here. */
export interface Built {
  /** Files by widget: first its own, then its dependencies. */
  widgets: Record<string, unknown>
  /** Files that the widget may fetch on use. */
  later: Record<string, unknown>
  /** The size of each file in bytes. */
  files: Record<string, unknown>
}

/** The manifest, or the reason why it is missing. */
export type Sizes = Built | string

const ADDRESS = 'manifest.json'
/** The files that every page has or may fetch: they belong to no widget. */
const ENGINE = 'engine'

/** Reads the manifest in the loader's folder. */
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

/** The browser's fetched files, by address without a query. */
export const readTimings = (): Timings =>
  new Map(
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming ? [[entry.name.replace(/\?.*/, ''), entry]] : [],
      ),
  )

/**
 * The source of a file and its size in bytes. A browser does not report sizes of other origins without their
 * permission.
 */
export function describeFetch({transferSize, encodedBodySize}: PerformanceResourceTiming): string {
  if (!encodedBodySize && !transferSize) return 'fetched, the browser tells no size'
  if (!transferSize) return `${formatBytes(encodedBodySize)}, from the browser’s cache`
  if (transferSize < encodedBodySize) return `${formatBytes(encodedBodySize)}, cached and asked for again`
  return `${formatBytes(encodedBodySize)} from the network`
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const nameOf = (file: string): string => file.replace(/^.*\//, '')

/** Describes a file by its fetch, or by its built size if it was not fetched. */
function describeFile(file: string, {files}: Built, timings: Timings): string {
  const timing = timings.get(page().base + file)
  if (timing) return `${nameOf(file)}: ${describeFetch(timing)}`
  const {brotli} = asRecord(files[file])
  return `${nameOf(file)}: not fetched${typeof brotli === 'number' ? `, ${formatBytes(brotli)} as built` : ''}`
}

export interface WidgetSizes {
  /** The total of the widget's own files. */
  sum: string
  /** Its own files, shared files, and fetched files for later use: one line each. */
  own: string[]
  shared: string[]
  onUse: string[]
}

/** The files of a widget. */
export function sizesOf(name: string, built: Built, timings: Timings): WidgetSizes {
  const needed = listOf(built.widgets[name])
  const others = Object.entries(built.widgets).flatMap(([other, list]) =>
    other === name ? [] : listOf(list),
  )
  const isShared = new Set(others)
  const everywhere = new Set([...listOf(built.widgets[ENGINE]), ...listOf(built.later[ENGINE])])
  const ownFiles = needed.filter((file) => !isShared.has(file))
  const tell = (file: string) => describeFile(file, built, timings)
  const bytes = ownFiles.map(
    (file) => timings.get(page().base + file)?.encodedBodySize || Number(asRecord(built.files[file]).brotli),
  )
  const sum = bytes.reduce((total, size) => total + (size || 0), 0)
  return {
    sum: `${formatBytes(sum)} in ${ownFiles.length === 1 ? 'one own file' : `${ownFiles.length} own files`}`,
    own: ownFiles.map(tell),
    shared: needed.filter((file) => isShared.has(file) && !everywhere.has(file)).map(tell),
    onUse: listOf(built.later[name])
      .filter((file) => timings.has(page().base + file) && !everywhere.has(file))
      .map(tell),
  }
}
