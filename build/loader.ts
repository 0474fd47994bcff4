import {build, type InlineConfig, type Plugin, type Rolldown} from 'vite'
import {guardLoader} from './guard.ts'
import {root} from './root.ts'
import {entryName, REGISTERED} from './widgets.ts'
import {withoutAnnotations} from './without-annotations.ts'

/** Files that each chunk needs, its own first, as addresses under `dist/`. */
export type Chunks = Record<string, readonly string[]>

const nameOf = (file: string): string => file.replace(/^.*\//, '')

/** The chunk that every page fetches first: no other has to ask for it. */
const FIRST = 'engine'

/** What a chunk needs besides what every page has: each further `import()` costs a page a millisecond. */
const needsOf = (chunks: Chunks, name: string): readonly string[] =>
  (chunks[name] ?? []).filter((file, place) => !place || name === 'rest' || !chunks[FIRST]?.includes(file))

/** The registry's imports become lists of files: a classic script can import only by address. `from` has `loadChunk`. */
const registryOf = (chunks: Chunks, from: string): Plugin => ({
  name: 'vitrine-registry',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/widgets\/(registry|further|rare)\.ts$/.test(id)) return null
    const lines = code.replace(REGISTERED, (_, file) => {
      const needs = needsOf(chunks, entryName(file)).map(nameOf).join(' ')
      return `(attempt) => loadChunk('${needs}', attempt)`
    })
    return `import {loadChunk} from '${from}'\n${lines}`
  },
})

const config = (chunks: Chunks, from: string, ...more: Plugin[]): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [registryOf(chunks, from), guardLoader, withoutAnnotations, ...more],
})

const output = {outDir: 'dist', emptyOutDir: false, target: 'es2022'}

const isChunk = (file: {type: string}): file is Rolldown.OutputChunk => file.type === 'chunk'

/** The engine is built already: only its address is needed. */
const builtEngine = (file: string): Plugin => ({
  name: 'vitrine-built-engine',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/engine/index.ts') ? {id: `./${nameOf(file)}`, external: true} : null,
})

/** A chunk that names files, and has the engine fetch them. Gives its address under `dist/`. */
async function buildNaming(name: string, entry: string, chunks: Chunks): Promise<string> {
  const built = await build({
    ...config(chunks, '../loader/engine/index.ts', builtEngine(chunks[FIRST]?.[0] ?? '')),
    build: {
      ...output,
      lib: {entry: {[name]: `${root}${entry}`}, formats: ['es']},
      rolldownOptions: {output: {minify: true, entryFileNames: 'chunks/[name]-[hash:7].js'}},
    },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output.find(isChunk) : undefined
  if (!chunk) throw new Error(`${entry} was not built`)
  return chunk.fileName
}

/** Second step: the loader as one classic script that knows where the chunks of the first step are. */
export async function buildLoader(chunks: Chunks): Promise<Chunks> {
  const rare = await buildNaming('rare', 'widgets/rare.ts', chunks)
  // what the loader fetches first, with the half of the registry that is not in it
  const rest = await buildNaming('rest', 'loader/rest.ts', {...chunks, rare: [rare]})
  const all = {...chunks, rare: [rare], rest: [rest, ...(chunks[FIRST] ?? [])]}
  await build({
    ...config(all, '../loader/chunks.ts'),
    build: {
      ...output,
      lib: {
        entry: `${root}loader/index.ts`,
        formats: ['iife'],
        name: 'vitrineLoader',
        fileName: () => 'loader.js',
      },
      rolldownOptions: {output: {minify: true}},
    },
  })
  return all
}
