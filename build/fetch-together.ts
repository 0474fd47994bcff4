import type {Plugin, Rolldown} from 'vite'
import {widgets} from '../widgets/table.ts'
import {listFiles} from './list-files.ts'
import {reachAll} from './reach-all.ts'
import {UNNAMED} from './unnamed.ts'
import {moduleOf} from './widget-table.ts'

type Bundle = Rolldown.OutputBundle

/** The minified lazy import of a file in the same folder, optionally wrapped in a function that does nothing else. */
const LAZY_IMPORT = /(\(\)=>)?\bimport\(\s*(["'`])\.\/([^"'`]+)\2\s*\)/g

const WIDGETS: ReadonlySet<string> = new Set(widgets.map(({name}) => moduleOf(name)))

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk | undefined => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : undefined
}

export const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** A file and all its imports. */
export const reach = (bundle: Bundle, file: string): Set<string> =>
  reachAll(file, (one) => chunkOf(bundle, one)?.imports ?? [])

/** Files with their style sheets. */
export const withStyles = (bundle: Bundle, files: Iterable<string>): string[] => [
  ...new Set(
    [...files].flatMap((file) => [file, ...(chunkOf(bundle, file)?.viteMetadata?.importedCss ?? [])]),
  ),
]

/** The loader's own helper, reached through the page's global. */
const SHARED = 'globalThis[Symbol.for("vitrine")].loadLater'
/** The helper's name in a chunk with several calls. */
const NAME = '_loadLater'

/**
 * The short name that the loader turns into an address: `captcha2` for `chunks/captcha-RELEASE2.js`, `form.css` for
 * `assets/form-RELEASE.css`.
 */
export const nameOf = (file: string): string =>
  file.replace(new RegExp(`^.*/(.*)-${UNNAMED}(\\d*)(\\.css)?(\\.js)?$`), '$1$2$3')

/** Extends each lazy import of a chunk to the files that its module would request only after it has loaded. */
export function fetchTogether(bundle: Bundle, {fileName, code}: Rolldown.OutputChunk): string {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1)
  const here = reach(bundle, fileName)
  const styles = new Set(withStyles(bundle, here))
  let calls = 0
  const together = code.replace(LAZY_IMPORT, (written, arrow = '', _quote, file: string) => {
    const asked = folder + file
    const chunk = chunkOf(bundle, asked)
    if (!chunk) return written
    const files = [
      asked,
      ...withStyles(bundle, reach(bundle, asked)).filter(
        (one) => one !== asked && !here.has(one) && !styles.has(one),
      ),
    ]
    calls++
    // the caller that fetches a widget counts its attempts
    const counts = arrow && chunk.moduleIds.some((id) => WIDGETS.has(id))
    return `${counts ? '_n=>' : arrow}${NAME}(\`${listFiles(files.map(nameOf))}\`${counts ? ',_n' : ''})`
  })
  // appended at the end: the directive for the compiler must stay on the first line
  return calls > 1
    ? `${together}\nfunction ${NAME}(e,n){return ${SHARED}(e,n)}`
    : together.replace(NAME, SHARED)
}

/**
 * One round trip for each use: the browser discovers a module's imports only after the module has loaded, and their
 * imports one round trip later. The loader requests all of them, because it handles missing files. Vite's own
 * preloading adds a helper of 1.1 kB.
 */
export const inOneRound: Plugin = {
  name: 'vitrine-in-one-round',
  generateBundle(_, bundle) {
    for (const chunk of chunksOf(bundle)) chunk.code = fetchTogether(bundle, chunk)
  },
}
