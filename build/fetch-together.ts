import type {Plugin, Rolldown} from 'vite'

type Bundle = Rolldown.OutputBundle

/** As the minifier writes the lazy import of a file beside it. */
const LAZY_IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g

/** Chunks that every page pays for: what is written into them has to save two round trips. */
const ON_EVERY_PAGE = /^(engine|tracking-gate|run)$/

const importsOf = (bundle: Bundle, file: string): readonly string[] => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output.imports : []
}

/** A file and all that it imports, each with how many imports away it is. */
function reach(bundle: Bundle, file: string): Map<string, number> {
  const reached = new Map([[file, 0]])
  // the loop also goes over what it adds
  for (const [one, away] of reached)
    for (const next of importsOf(bundle, one)) if (!reached.has(next)) reached.set(next, away + 1)
  return reached
}

/** The lazy imports of a chunk, each together with the files that its module would ask for only once it is there. */
export function fetchTogether(bundle: Bundle, {fileName, name, code}: Rolldown.OutputChunk): string {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1)
  const here = reach(bundle, fileName)
  const least = ON_EVERY_PAGE.test(name) ? 2 : 1
  return code.replace(LAZY_IMPORT, (written, _quote, asked: string) => {
    const further = [...reach(bundle, folder + asked)].filter(
      ([file, away]) => away > 0 && !here.has(file) && file.startsWith(folder),
    )
    if (!further.some(([, away]) => away >= least)) return written
    const imports = further.map(([file]) => `import(\`./${file.slice(folder.length)}\`)`)
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
