import {readTag} from '../src/page/page.ts'
import {addLink} from './add-link.ts'
import {cacheFile, cacheInFrame, keepsFailures} from './cache-file.ts'
import {persist} from './fetch.ts'
import {RELEASE} from './release.ts'

interface Sheet {
  link: HTMLLinkElement
  coming: Promise<unknown>
}

const sheets: Record<string, Sheet> = {}

/**
 * Each sheet is added once, however often its file is asked for, unless the page was written again since; one that is fetched
 * ahead is for no medium until it is needed. One that does not come keeps no widget back.
 */
function addStyle(url: string, media = 'all'): Promise<unknown> {
  const known = sheets[url]?.link.isConnected ? sheets[url] : undefined
  const link = known?.link ?? document.createElement('link')
  if (!known || media === 'all') link.media = media
  if (known) return known.coming
  const coming = addLink(document.head, {rel: 'stylesheet', href: url}, link).catch(() => delete sheets[url])
  sheets[url] = {link, coming}
  return coming
}

/** Scripts that were asked for, to be run or for later. */
const asked = new Set<string>()

const importEach = (hrefs: readonly string[]): Promise<unknown[]> =>
  Promise.all(hrefs.map((href) => import(/* @vite-ignore */ href)))

/**
 * `engine` is what all chunks import: their lists leave it out. A repeat has the same address, since a file under another
 * would be a second one of those that hold state. What the browser's cache has by then fails only in browsers of before
 * 2026, which remember a module that failed: only there the chunk itself has another address.
 */
async function importAll(hrefs: readonly string[], attempt: number, engine: string): Promise<unknown> {
  for (const href of hrefs) asked.add(href)
  const isCaching = keepsFailures()
  const all = [...hrefs, engine]
  if (isCaching) await Promise.all(all.map(cacheFile))
  else if (attempt) await cacheInFrame(all)
  const [chunk] = await importEach(hrefs).catch((error) => {
    if (!attempt || isCaching) throw error
    return importEach([`${hrefs[0]}?${attempt}`])
  })
  return chunk
}

const scriptOf = (name: string): string => `${readTag()?.base}chunks/${name}-${RELEASE}.js`

/** Addresses of files, by their names without what all end in; `form.css` is a script and its style sheet. */
function readFiles(files: string): {scripts: string[]; styles: string[]} {
  const names = files.split(' ')
  return {
    scripts: names.map((name) => scriptOf(name.replace('.css', ''))),
    styles: names
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${readTag()?.base}assets/${name.slice(0, -4)}-${RELEASE}.css`),
  }
}

/**
 * Fetches a chunk and what it needs side by side: without that, the browser would learn of each file only from the one
 * before. The chunk's own name comes first in `files`.
 */
export async function loadChunk<T>(files: string, attempt: number): Promise<T> {
  // once the loader's own work is done: from then on the browser's processes are busy with what it asks for
  await null
  const {scripts, styles} = readFiles(files)
  const [chunk] = await Promise.all([
    importAll(scripts, attempt, scriptOf('engine')),
    ...styles.map((url) => addStyle(url)),
  ])
  return chunk as T
}

const ignore = (): void => {}
const listsAhead = new Set<string>()

/**
 * Fetches files that are not needed yet, each once, and puts none to use: who needs one later has it without a round trip.
 * What does not come is asked for again by who needs it.
 */
export function fetchAhead(files: string, fetchPriority: 'low' | 'high'): void {
  if (listsAhead.has(files)) return
  listsAhead.add(files)
  const {scripts, styles} = readFiles(files)
  const hrefs = scripts.filter((script) => !asked.has(script))
  for (const href of hrefs) asked.add(href)
  if (keepsFailures()) cacheInFrame(hrefs).catch(ignore)
  else
    for (const href of hrefs)
      addLink(document.head, {rel: 'modulepreload', href, fetchPriority}).catch(ignore)
  for (const style of styles) void addStyle(style, 'not all')
}

/**
 * What is fetched later. Who counts its attempts repeats by itself; else someone waits for it, so that it is asked for only
 * once more.
 */
export const loadLater = <T>(files: string, attempt?: number): Promise<T> =>
  attempt === undefined ? persist((count) => loadChunk<T>(files, count), 2) : loadChunk<T>(files, attempt)
