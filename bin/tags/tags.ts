import {scriptJson} from '../../src/lib/script-json.ts'
import {escapeAttribute} from '../../src/template/formatters/escape.ts'
import type {Release} from './manifest.ts'

export interface TagOptions {
  /** Folder of the releases: `https://cdn.example/vitrine`. */
  base: string
  /** Other attributes of the tag, such as `data-api`. */
  attributes?: Readonly<Record<string, string>>
  /** The moving folder `latest/`: no hash, since its loader changes with each release. */
  latest?: boolean
  /** Widgets whose files an import map protects; without it there is no map. */
  protect?: readonly string[]
}

/** The page engine belongs to every page. */
const ENGINE = 'engine'
/** Browsers may remember a module that failed, so the loader asks for it again under these queries. */
const QUERIES = ['', '?1', '?2']

function importMap(release: Release, folder: string, widgets: readonly string[]): string {
  const unknown = widgets.find((name) => !release.widgets.includes(name))
  if (unknown !== undefined)
    throw new RangeError(`No widget is called "${unknown}". There are: ${release.widgets.join(', ')}`)
  const files = new Set([ENGINE, ...widgets].flatMap(release.filesOf))
  const integrity = [...files]
    .filter((file) => file.endsWith('.js'))
    .sort()
    .flatMap((file) => QUERIES.map((query) => [`${folder}/${file}${query}`, release.hashes.get(file)]))
  return `<script type="importmap">${scriptJson(JSON.stringify({integrity: Object.fromEntries(integrity)}))}</script>`
}

/**
 * The tags of a page's head. The folder of a version never changes, so its loader has a hash; an import map extends the
 * protection to the modules that the loader imports, and has to stand before every module of the page.
 */
export function tagsOf(release: Release, {base, attributes = {}, latest, protect}: TagOptions): string {
  const folder = `${base.replace(/\/$/, '')}/${latest ? 'latest' : release.version}`
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const integrity = latest ? '' : ` integrity="${release.loader}"`
  const tag = `<script async src="${escapeAttribute(folder)}/loader.js"${integrity} crossorigin${written.join('')}></script>`
  return protect ? `${importMap(release, folder, protect)}\n${tag}` : tag
}
