import type {Plugin, Rolldown} from 'vite'
import {widgets} from '../widgets/table.ts'
import {listFiles} from './list-files.ts'
import {reachAll} from './reach-all.ts'
import {UNNAMED} from './release.ts'
import {moduleOf} from './widget-table.ts'

type Bundle = Rolldown.OutputBundle

/** As the minifier writes the lazy import of a file beside it, and a function that does nothing else. */
const LAZY_IMPORT = /(\(\)=>)?\bimport\(\s*(["'`])\.\/([^"'`]+)\2\s*\)/g

const WIDGETS: ReadonlySet<string> = new Set(widgets.map(({name}) => moduleOf(name)))

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk | undefined => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : undefined
}

export const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** A file and all that it imports. */
export const reach = (bundle: Bundle, file: string): Set<string> =>
  reachAll(file, (one) => chunkOf(bundle, one)?.imports ?? [])

/** Files, and the style sheets that belong to them. */
export const withStyles = (bundle: Bundle, files: Iterable<string>): string[] => [
  ...new Set(
    [...files].flatMap((file) => [file, ...(chunkOf(bundle, file)?.viteMetadata?.importedCss ?? [])]),
  ),
]

/** The loader's own helper, by the page that they share. */
const SHARED = 'globalThis[Symbol.for("vitrine")].loadLater'
/** What a chunk with several calls has it by. */
const NAME = '_loadLater'

/** As the loader makes addresses of it: `chunks/captcha-RELEASE2.js` is `captcha2`, `assets/form-RELEASE.css` is `form.css`. */
export const nameOf = (file: string): string =>
  file.replace(new RegExp(`^.*/(.*)-${UNNAMED}(\\d*)(\\.css)?(\\.js)?$`), '$1$2$3')

/** The lazy imports of a chunk, each together with the files that its module would ask for only once it is there. */
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
    // who fetches a widget counts its attempts
    const counts = arrow && chunk.moduleIds.some((id) => WIDGETS.has(id))
    return `${counts ? '_n=>' : arrow}${NAME}(\`${listFiles(files.map(nameOf))}\`${counts ? ',_n' : ''})`
  })
  // at its end: what the first line asks of the compiler counts only there
  return calls > 1
    ? `${together}\nfunction ${NAME}(e,n){return ${SHARED}(e,n)}`
    : together.replace(NAME, SHARED)
}

/**
 * One round trip for each use: a module's imports are known to the browser only when the module is there, and theirs one
 * round later. Each is asked for by the loader, who knows what to do when a file does not come. Vite's own preloading
 * brings a helper of 1.1 kB along.
 */
export const inOneRound: Plugin = {
  name: 'vitrine-in-one-round',
  generateBundle(_, bundle) {
    for (const chunk of chunksOf(bundle)) chunk.code = fetchTogether(bundle, chunk)
  },
}
