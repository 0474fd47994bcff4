import {existsSync} from 'node:fs'
import type {Plugin} from 'vite'
import type {AheadLine, Line} from '../src/contract/widget.ts'
import {aheadForContext, aheadForElements, aheadForTag, widgets} from '../widgets/table.ts'
import {listFiles} from './list-files.ts'
import {ENGINE} from './page-engine.ts'
import {root} from './root.ts'
import {tableFile as TABLE} from './table.ts'

/** The files that each widget needs, its own first, as addresses under `dist/`. */
export type Files = Record<string, readonly string[]>

/** The entry module of a widget. */
export function moduleOf(name: string): string {
  const file = `${root}widgets/${name}/index.ts`
  return existsSync(file) ? file : `${file}x`
}

/** The modules that a use of a widget imports lazily. */
export const usesOf = ({uses = []}: Line): readonly string[] => uses.map((path) => root + path)

/** The modules that the loader fetches by file name, in addition to the page engine. */
export const loadersOwn: Record<string, string> = Object.fromEntries(
  widgets.filter((line) => line.in === 'loader').map(({name}) => [name, moduleOf(name)]),
)

/** A placeholder in the engine's table for the list of a widget's files, until the files have names. */
export const markOf = (column: string, name: string): string => `vitrine-${column}:${name}`

/** The values that the build adds to a line. */
interface Built {
  load: string
  files: string
  use: string
}

/** A line without the columns that only the build reads. */
function writeLine(
  {name, selector, opener, served, kept, parameter, strategy}: Line,
  {load, files, use}: Built,
): string {
  const fields = Object.entries({
    name,
    selector,
    opener,
    served,
    kept,
    parameter,
    strategy,
    files: served && !kept ? files : undefined,
    use,
  }).flatMap(([key, value]) => (value ? [`${key}: ${JSON.stringify(value)}`] : []))
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

/**
 * The short name that `loadChunk` turns into an address: `gallery` for `chunks/gallery-hash.js`, `gallery.css` for
 * `assets/gallery-hash.css`.
 */
export const shortName = (file: string): string => file.replace(/^.*\/(.*)-\w+(\.css)?(\.js)?$/, '$1$2')

/**
 * For the loader's file: a classic script can only import by address, and it fetches the other needed files at the same
 * time.
 */
export const loadersTable = (files: Files, use: Files): Plugin => {
  const inEngine = files[ENGINE] ?? []
  const listOf = (name: string): string => {
    const [own, ...others] = files[name] ?? []
    if (!own) throw new Error(`${name} was not built`)
    return listFiles([own, ...others.filter((file) => !inEngine.includes(file))].map(shortName))
  }
  const loadOf = ({name}: Line): string => `() => loadChunk('${listOf(name)}')`
  return replaceModules(
    new Map([
      [
        `${root}loader/load-engine.ts`,
        () => `import {loadChunk} from './chunks.ts'\nexport const loadEngine = () => loadChunk('${ENGINE}')`,
      ],
      [
        TABLE,
        () => `import {loadChunk} from '../loader/chunks.ts'
export const inLoader = ${writeTable('loader', (line) => ({
          load: loadOf(line),
          files: listOf(line.name),
          use: listFiles((use[line.name] ?? []).map(shortName)),
        }))}`,
      ],
    ]),
  )
}

const writeAhead = <Rules>(lines: readonly AheadLine<Rules>[]): string =>
  `[${lines.map(
    ({name, load: _load, ...rules}) =>
      `{...${JSON.stringify({name, ...rules})}, load: () => import('${root}widgets/${name}/ahead.ts')}`,
  )}]`

/** For the page engine's file: lazy imports, which the build then passes to the loader. */
export const enginesTable: Plugin = replaceModules(
  new Map([
    [
      TABLE,
      () => `import {keepPresses} from './lines-of.ts'
export const inEngine = ${writeTable('engine', ({name, pressed}) => {
        const load = `() => import('${moduleOf(name)}')`
        return {
          load: pressed ? `keepPresses('${pressed}', ${load})` : load,
          files: markOf('files', name),
          use: markOf('use', name),
        }
      })}
export const aheadForElements = ${writeAhead(aheadForElements)}
export const aheadForTag = ${writeAhead(aheadForTag)}
export const aheadForContext = ${writeAhead(aheadForContext)}`,
    ],
  ]),
)
