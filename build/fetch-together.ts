import type {Plugin, Rolldown} from 'vite'
import {UNNAMED} from './release.ts'

type Bundle = Rolldown.OutputBundle

/** As the minifier writes the lazy import of a file beside it. */
const LAZY_IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g

const importsOf = (bundle: Bundle, file: string): readonly string[] => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output.imports : []
}

/** A file and all that it imports. */
function reach(bundle: Bundle, file: string): Set<string> {
  const reached = new Set([file])
  // the loop also goes over what it adds
  for (const one of reached) for (const next of importsOf(bundle, one)) reached.add(next)
  return reached
}

/** The loader's own helper, by the page that they share. */
const SHARED = 'globalThis[Symbol.for("vitrine")].loadLater'
/** What a chunk with several calls has it by. */
const NAME = '_loadLater'

/** As the loader makes addresses of it: `chunks/captcha-RELEASE2.js` is `captcha2`. */
const nameOf = (file: string): string => file.replace(new RegExp(`^.*/(.*)-${UNNAMED}(\\d*)\\.js$`), '$1$2')

/** The lazy imports of a chunk, each together with the files that its module would ask for only once it is there. */
export function fetchTogether(bundle: Bundle, {fileName, code}: Rolldown.OutputChunk): string {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1)
  const here = reach(bundle, fileName)
  let calls = 0
  const together = code.replace(LAZY_IMPORT, (written, _quote, file: string) => {
    const asked = folder + file
    if (!(asked in bundle)) return written
    const further = [...reach(bundle, asked)].filter((one) => one !== asked && !here.has(one))
    calls++
    return `${NAME}(\`${[asked, ...further].map(nameOf).join(' ')}\`)`
  })
  return calls > 1 ? `const ${NAME}=e=>${SHARED}(e);${together}` : together.replace(NAME, SHARED)
}

/**
 * One round trip for each use: a module's imports are known to the browser only when the module is there, and theirs one
 * round later. Each is asked for by the loader, who knows what to do when a file does not come. Vite's own preloading
 * brings a helper of 1.1 kB along.
 */
export const inOneRound: Plugin = {
  name: 'vitrine-in-one-round',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') output.code = fetchTogether(bundle, output)
  },
}
