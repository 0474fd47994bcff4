import {build, type Plugin} from 'vite'
import {guardLoader} from './guard.ts'
import {entryName, REGISTERED, root} from './widgets.ts'

/** Files that each chunk needs, its own first, as addresses under `dist/`. */
export type Chunks = Record<string, readonly string[]>

const nameOf = (file: string): string => file.replace(/^.*\//, '')

/** The chunk that every page fetches first: no other has to ask for it. */
const FIRST = 'engine'

/** What a chunk needs besides what every page has: each further `import()` costs a page a millisecond. */
const needsOf = (chunks: Chunks, name: string): readonly string[] =>
  (chunks[name] ?? []).filter((file) => name === FIRST || !chunks[FIRST]?.includes(file))

/** The registry's imports become look-ups in the list of files: a classic script can import only by address. */
const registryOf = (chunks: Chunks, files: readonly string[]): Plugin => ({
  name: 'vitrine-registry',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/widgets/registry.ts')) return null
    const lines = code.replace(REGISTERED, (_, file) => {
      const needs = needsOf(chunks, entryName(file))
      return `(attempt) => loadChunk([${needs.map((need) => files.indexOf(need))}], attempt)`
    })
    return `import {loadChunk} from '../loader/chunks.ts'\n${lines}`
  },
})

/** Second step: the loader as one classic script that knows where the chunks of the first step are. */
export function buildLoader(chunks: Chunks) {
  const files = [...new Set(Object.values(chunks).flat())]
  return build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [registryOf(chunks, files), guardLoader],
    define: {__FILES__: JSON.stringify(files.map(nameOf).join(' '))},
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: `${root}loader/index.ts`,
        formats: ['iife'],
        name: 'vitrineLoader',
        fileName: () => 'loader.js',
      },
      rolldownOptions: {output: {minify: true}},
    },
  })
}
