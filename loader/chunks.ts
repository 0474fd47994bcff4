import {readTag} from '../src/page/page.ts'
import {addLink} from './add-link.ts'
import {cacheInFrame, keepsFailures, preload} from './cache-file.ts'
import {persist} from './fetch.ts'
import {endOf} from './release.ts'

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
  let sheet = sheets[url]
  if (!sheet?.link.isConnected) {
    const link = document.createElement('link')
    if (isAhead) link.media = 'not all'
    const coming = addLink(document.head, {rel: 'stylesheet', href: url}, link).then(
      () => apply(added),
      () => delete sheets[url],
    )
    const added: Sheet = {link, coming, isUsed: !isAhead}
    sheet = sheets[url] = added
  }
  if (!isAhead) {
    sheet.isUsed = true
    apply(sheet)
  }
  return sheet.coming
}

/** Scripts already requested, to run now or later. */
const asked = new Set<string>()

/**
 * What files export, by name; reading it runs the file. A file holds one function, which takes what it imports from here:
 * so it does not change when another file gets a new name (`build/take-imports.ts`). Without a prototype, as pages may
 * have extended it.
 */
const files = Object.create(null)

const addressOf = (name: string): string => `${readTag()?.base}chunks/${name}-${endOf(name)}.js`

/** How often each file has failed. */
const failures: Record<string, number> = {}

/**
 * Firefox and older browsers remember a module that failed, so it is requested again from another address. There are
 * three, because an import map has to protect them all (`bin/tags/tags.ts`).
 */
async function importFile(name: string, count = 0): Promise<void> {
  const href = addressOf(name) + (count % 3 ? `?${count % 3}` : '')
  if (keepsFailures()) await (count ? cacheInFrame([href]) : preload(document.head, href))
  const {default: make} = await import(/* @vite-ignore */ href)
  let made: unknown
  Object.defineProperty(files, name, {get: () => (made ??= make(files))})
}

/** Pending and finished imports: browsers answer a second one in a later task, after a paint. */
const imports: Record<string, Promise<void>> = {}

/** Imports a file once. */
const importOne = (name: string): Promise<void> =>
  (imports[name] ??= importFile(name, failures[name]).catch((error) => {
    delete imports[name]
    failures[name] = (failures[name] ?? 0) + 1
    throw error
  }))

/** All chunks import `engine`, so their lists leave it out. */
async function importAll(names: readonly string[]): Promise<void> {
  for (const name of names) asked.add(name)
  await Promise.all([...names, 'engine'].map(importOne))
}

/** Separates file names. `form.css` stands for a script and its style sheet. */
function readFiles(list: string): {scripts: string[]; styles: string[]} {
  const names = list.split(' ')
  return {
    scripts: names.map((name) => name.replace('.css', '')),
    styles: names
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${readTag()?.base}assets/${name.slice(0, -4)}-${endOf(name)}.css`),
  }
}

/**
 * Fetches a chunk and its dependencies in parallel. Otherwise the browser would discover each file only after it has
 * loaded the previous one. The chunk's own name comes first in `list`.
 */
export async function loadChunk<T>(list: string): Promise<T> {
  // after the loader's own work: from here on, the requests keep the browser's processes busy
  await null
  const {scripts, styles} = readFiles(list)
  await Promise.all([importAll(scripts), ...styles.map((url) => addStyle(url))])
  return files[`${scripts[0]}`]
}

/** Runs a file that has arrived. */
export type RunFile = () => Promise<unknown>

const none = (): RunFile[] => []
const listsAhead = new Set<string>()

/**
 * Fetches files for later, each once, without running them: a later import then needs no round trip. A file that fails
 * to load is requested again when it is needed. Resolves, once all have arrived, to what runs each of them.
 */
export function fetchAhead(list: string, fetchPriority: 'low' | 'high'): Promise<readonly RunFile[]> {
  if (listsAhead.has(list)) return Promise.resolve([])
  listsAhead.add(list)
  const {scripts, styles} = readFiles(list)
  const names = scripts.filter((script) => !asked.has(script))
  for (const name of names) asked.add(name)
  const hrefs = names.map(addressOf)
  const coming = keepsFailures()
    ? [cacheInFrame(hrefs)]
    : hrefs.map((href) => addLink(document.head, {rel: 'modulepreload', href, fetchPriority}))
  for (const style of styles) void addStyle(style, true)
  const run = async (name: string) => {
    await importAll(scripts)
    return files[name]
  }
  return Promise.all(coming).then(() => names.map((name) => () => run(name)), none)
}

/**
 * Loads a chunk on demand. A caller that counts its attempts does its own retries. Otherwise a user is waiting, so one
 * retry is enough.
 */
export const loadLater = <T>(list: string, callersAttempt?: number): Promise<T> =>
  callersAttempt === undefined ? persist(() => loadChunk<T>(list), 2) : loadChunk<T>(list)
