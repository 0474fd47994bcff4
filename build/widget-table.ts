import {existsSync} from 'node:fs'
import type {Plugin} from 'vite'
import {type Line, widgets} from '../widgets/table.ts'
import {listFiles} from './list-files.ts'
import {ENGINE} from './page-engine.ts'
import {root} from './root.ts'

/** Files that each widget needs, its own first, as addresses under `dist/`. */
export type Files = Record<string, readonly string[]>

const TABLE = `${root}widgets/table.ts`

/** Where a widget begins. */
export function moduleOf(name: string): string {
  const file = `${root}widgets/${name}/index.ts`
  return existsSync(file) ? file : `${file}x`
}

/** The modules that the loader fetches by the names of their files, besides the page engine. */
export const loadersOwn: Record<string, string> = Object.fromEntries(
  widgets.filter((line) => line.in === 'loader').map(({name}) => [name, moduleOf(name)]),
)

/** Stand in the engine's table for lists of a widget's files, until those have their names. */
export const markOf = (column: string, name: string): string => `vitrine-${column}:${name}`

/** What a line gets from the build. */
interface Built {
  load: string
  files: string
  use: string
}

/** A line without the columns that only the build reads. */
function writeLine({name, selector, served, strategy}: Line, {load, files, use}: Built): string {
  const fields = Object.entries({name, selector, served, strategy, files: served && files, use}).flatMap(
    ([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []),
  )
  return `{${[...fields, `load: ${load}`].join()}}`
}

const writeTable = (place: Line['in'], build: (line: Line) => Built): string =>
  `[${widgets
    .filter((line) => line.in === place)
    .map((line) => writeLine(line, build(line)))
    .join()}]`

const replaceModules = (codes: ReadonlyMap<string, () => string>): Plugin => ({
  name: 'vitrine-widget-table',
  enforce: 'pre',
  load: (id) => codes.get(id)?.() ?? null,
})

/** `chunks/gallery-hash.js` is `gallery`, `assets/gallery-hash.css` is `gallery.css`: what `loadChunk` makes addresses of. */
export const shortName = (file: string): string => file.replace(/^.*\/(.*)-\w+(\.css)?(\.js)?$/, '$1$2')

/** For the loader's file: a classic script can import only by address, and what a file needs is fetched beside it. */
export const loadersTable = (files: Files, use: Files): Plugin => {
  const inEngine = files[ENGINE] ?? []
  const listOf = (name: string): string => {
    const [own, ...others] = files[name] ?? []
    if (!own) throw new Error(`${name} was not built`)
    return listFiles([own, ...others.filter((file) => !inEngine.includes(file))].map(shortName))
  }
  const loadOf = ({name}: Line): string => `(attempt) => loadLater('${listOf(name)}', attempt)`
  return replaceModules(
    new Map([
      [
        `${root}loader/load-engine.ts`,
        // a repeat has the same address: it is the one that widgets import, and two engines would be two carts
        () =>
          `import {loadLater} from './chunks.ts'\nexport const loadEngine = () => loadLater('${ENGINE}', 0)`,
      ],
      [
        TABLE,
        () => `import {loadLater} from '../loader/chunks.ts'
export const inLoader = ${writeTable('loader', (line) => ({
          load: loadOf(line),
          files: listOf(line.name),
          use: listFiles((use[line.name] ?? []).map(shortName)),
        }))}`,
      ],
    ]),
  )
}

/** For the page engine's file: lazy imports, which the build then has the loader fetch. */
export const enginesTable: Plugin = replaceModules(
  new Map([
    [
      TABLE,
      () => `import {keepPresses} from '../src/page/keep-presses.ts'
export const inEngine = ${writeTable('engine', ({name, pressed}) => {
        const load = `() => import('${moduleOf(name)}')`
        return {
          load: pressed ? `keepPresses('${pressed}', ${load})` : load,
          files: markOf('files', name),
          use: markOf('use', name),
        }
      })}`,
    ],
  ]),
)
