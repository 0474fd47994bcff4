import {readTag} from '../src/page/page.ts'
import {addLink} from './add-link.ts'
import {cacheFile, keepsFailures} from './cache-file.ts'
import {persist} from './fetch.ts'
import {RELEASE} from './release.ts'

const styles: Record<string, Promise<unknown>> = {}

/** Each sheet is added once, however often its file is asked for. One that does not come keeps no widget back. */
const addStyle = (url: string): Promise<unknown> =>
  (styles[url] ??= addLink(document.head, {rel: 'stylesheet', href: url}).catch(() => delete styles[url]))

/** `engine` is what all chunks import: their lists leave it out. */
async function importAll(hrefs: readonly string[], attempt: number, engine: string): Promise<unknown> {
  const isCaching = keepsFailures()
  if (isCaching) await Promise.all([...hrefs, engine].map(cacheFile))
  const query = attempt && !isCaching ? `?${attempt}` : ''
  const [chunk] = await Promise.all(
    hrefs.map((href, place) => import(/* @vite-ignore */ place ? href : href + query)),
  )
  return chunk
}

/**
 * Fetches a chunk and what it needs side by side: without that, the browser would learn of each file only from the one
 * before. `files` are names without what all end in, the chunk's own first; those of style sheets end in `.css`. An engine
 * may remember a URL that failed: a repeat changes it, or takes the file from the browser's cache.
 */
export async function loadChunk<T>(files: string, attempt: number): Promise<T> {
  // once the loader's own work is done: from then on the browser's processes are busy with what it asks for
  await null
  const base = readTag()?.base
  const address = (name = '') => `${base}chunks/${name}-${RELEASE}.js`
  const scripts: string[] = []
  const styles: Promise<unknown>[] = []
  for (const file of files.split(' ')) {
    const [name, style] = file.split('.')
    if (style) styles.push(addStyle(`${base}assets/${name}-${RELEASE}.css`))
    else scripts.push(address(name))
  }
  const [chunk] = await Promise.all([importAll(scripts, attempt, address('engine')), ...styles])
  return chunk as T
}

/**
 * What is fetched later. Who counts its attempts repeats by itself; else someone waits for it, so that it is asked for only
 * once more.
 */
export const loadLater = <T>(files: string, attempt?: number): Promise<T> =>
  attempt === undefined ? persist((count) => loadChunk<T>(files, count), 2) : loadChunk<T>(files, attempt)
