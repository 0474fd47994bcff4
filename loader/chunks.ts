import {readTag} from '../src/page/page.ts'
import {addLink} from './add-link.ts'
import {cacheFile, cacheInFrame, keepsFailures} from './cache-file.ts'
import {persist} from './fetch.ts'
import {RELEASE} from './release.ts'

interface Sheet {
  link: HTMLLinkElement
  coming: Promise<unknown>
  isUsed: boolean
}

const sheets: Record<string, Sheet> = {}

function apply({link, isUsed}: Sheet): void {
  const {sheet} = link
  if (sheet) {
    sheet.disabled = !isUsed
    if (link.media) sheet.media.mediaText = ''
  } else link.media = ''
}

/**
 * Adds each sheet once, however often its file is requested, unless the page was rewritten since. A sheet fetched ahead
 * loads without effect, and is disabled until it is needed: a browser that changes `media` then lays out the whole page.
 * Once it has loaded, its own list changes, not the attribute: Firefox would load the sheet again, and enable it.
 * A sheet that fails to load does not hold its widget back.
 */
function addStyle(url: string, isAhead = false): Promise<unknown> {
  let one = sheets[url]
  if (!one?.link.isConnected) {
    const link = document.createElement('link')
    if (isAhead) link.media = 'not all'
    const coming = addLink(document.head, {rel: 'stylesheet', href: url}, link).then(
      () => apply(added),
      () => delete sheets[url],
    )
    const added: Sheet = {link, coming, isUsed: !isAhead}
    one = sheets[url] = added
  }
  if (!isAhead) {
    one.isUsed = true
    apply(one)
  }
  return one.coming
}

/** Scripts already requested, to run now or later. */
const asked = new Set<string>()

const modules: Record<string, unknown> = {}

/** Browsers answer `import` in a later task, after a paint, even for a module that has run: those are kept. */
const importOne = async (script: string): Promise<unknown> =>
  (modules[script] ??= await import(/* @vite-ignore */ script))

const importEach = (hrefs: readonly string[]): Promise<unknown[]> => Promise.all(hrefs.map(importOne))

/**
 * All chunks import `engine`, so their lists leave it out. A retry uses the same address: under a second address, a
 * module that holds state would exist twice. A file that is in the browser's cache by then fails only in browsers older
 * than 2026, which remember a failed module. Only then is the chunk itself imported from another address.
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

/** Expands file names to addresses by adding the shared ending. `form.css` stands for a script and its style sheet. */
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
 * Fetches a chunk and its dependencies in parallel. Otherwise the browser would discover each file only after it has
 * loaded the previous one. The chunk's own name comes first in `files`.
 */
export async function loadChunk<T>(files: string, attempt: number): Promise<T> {
  // after the loader's own work: from here on, the requests keep the browser's processes busy
  await null
  const {scripts, styles} = readFiles(files)
  const [chunk] = await Promise.all([
    importAll(scripts, attempt, scriptOf('engine')),
    ...styles.map((url) => addStyle(url)),
  ])
  return chunk as T
}

/** Runs a file that has arrived. */
export type RunFile = () => Promise<unknown>

const none = (): RunFile[] => []
const listsAhead = new Set<string>()

/**
 * Fetches files for later, each once, without running them: a later import then needs no round trip. A file that fails
 * to load is requested again when it is needed. Resolves, once all have arrived, to what runs each of them.
 */
export function fetchAhead(files: string, fetchPriority: 'low' | 'high'): Promise<readonly RunFile[]> {
  if (listsAhead.has(files)) return Promise.resolve([])
  listsAhead.add(files)
  const {scripts, styles} = readFiles(files)
  const hrefs = scripts.filter((script) => !asked.has(script))
  for (const href of hrefs) asked.add(href)
  const coming = keepsFailures()
    ? [cacheInFrame(hrefs)]
    : hrefs.map((href) => addLink(document.head, {rel: 'modulepreload', href, fetchPriority}))
  for (const style of styles) void addStyle(style, true)
  return Promise.all(coming).then(() => hrefs.map((href) => () => importOne(href)), none)
}

/**
 * Loads a chunk on demand. A caller that passes `attempt` does its own retries. Otherwise a user is waiting, so one
 * retry is enough.
 */
export const loadLater = <T>(files: string, attempt?: number): Promise<T> =>
  attempt === undefined ? persist((count) => loadChunk<T>(files, count), 2) : loadChunk<T>(files, attempt)
