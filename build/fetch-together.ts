import type {Plugin, Rolldown} from 'vite'

type Bundle = Rolldown.OutputBundle

/** As the minifier writes the lazy import of a file beside it. */
const LAZY_IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk | null => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : null
}

/** A file and all that it imports, itself first. */
function reach(bundle: Bundle, file: string): Set<string> {
  const reached = new Set([file])
  // the loop also goes over what it adds
  for (const one of reached) for (const next of chunkOf(bundle, one)?.imports ?? []) reached.add(next)
  return reached
}

/** The lazy imports of a chunk, each together with the files that its module would ask for only once it is there. */
export function fetchTogether(bundle: Bundle, {fileName, code}: Rolldown.OutputChunk): string {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1)
  const here = reach(bundle, fileName)
  return code.replace(LAZY_IMPORT, (written, _quote, name: string) => {
    const [, ...needed] = reach(bundle, folder + name)
    const further = needed.filter((file) => !here.has(file) && file.startsWith(folder))
    if (!further.length) return written
    const imports = further.map((file) => `import(\`./${file.slice(folder.length)}\`)`)
    return `Promise.all([${[written, ...imports]}]).then(e=>e[0])`
  })
}

/**
 * One round trip for each use: a module's imports are known to the browser only when the module is there, and theirs one
 * round later. Vite's own preloading brings a helper of 1.1 kB along.
 */
export const inOneRound: Plugin = {
  name: 'vitrine-in-one-round',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') output.code = fetchTogether(bundle, output)
  },
}
