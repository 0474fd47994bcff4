import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {build, type Plugin, type Rolldown} from 'vite'
import {root} from '../../build/root.ts'

/** Bytes (brotli) of what a bundler leaves of an import. */
export interface Bundled {
  /** Fetched with the app. */
  eager: number
  /** Emitted, and fetched when a page has a use for it. */
  lazy: number
}

const ENTRY = 'virtual:app'

const appOf = (code: string): Plugin => ({
  name: 'app',
  resolveId: (source) => {
    if (source === ENTRY) return ENTRY
    return source === 'vitrine/react' ? join(root, 'dist/react/index.js') : null
  },
  load: (id) => (id === ENTRY ? code : null),
})

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The entry, and what it imports without a call. */
function filesAtOnce(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set(chunks.filter(({isEntry}) => isEntry).map(({fileName}) => fileName))
  // a set that grows is walked to its end
  for (const name of reached) for (const imported of byName.get(name)?.imports ?? []) reached.add(imported)
  return reached
}

const bytesOf = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, {code}) => sum + brotliCompressSync(code).length, 0)

/** An app that is one import, without React: every app has that. `specifiers` such as `{useCart}`. */
export async function bundleImport(specifiers: string): Promise<Bundled> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [appOf(`export ${specifiers} from 'vitrine/react'`)],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        external: /^react(-dom)?(\/.*)?$/,
        preserveEntrySignatures: 'strict',
        checks: {pluginTimings: false, moduleLevelDirective: false},
      },
    },
  })
  const bundles = Array.isArray(result) ? result : [result]
  const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output.filter(isChunk) : []))
  const eager = filesAtOnce(chunks)
  return {
    eager: bytesOf(chunks.filter(({fileName}) => eager.has(fileName))),
    lazy: bytesOf(chunks.filter(({fileName}) => !eager.has(fileName))),
  }
}
