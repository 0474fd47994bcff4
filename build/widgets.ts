import {build, type InlineConfig, type Plugin} from 'vite'
import {preactAlias} from '../vite.config.ts'
import type {ReadModule} from './chunks/moments.ts'
import {namesOf} from './chunks/names-of.ts'
import {planChunks} from './chunks/plan-chunks.ts'
import {COMPILE_AT_ONCE} from './compile-at-once.ts'
import {inOneRound} from './fetch-together.ts'
import {writeUse} from './first-use-files.ts'
import {guardDescriptions, guardWidgets} from './guard.ts'
import {loadersVersion} from './loaders-version.ts'
import {fetchBuilt} from './locales.ts'
import {noteBuilt} from './manifest-entries.ts'
import {ENGINE, ENGINE_MODULE} from './page-engine.ts'
import {preactWithoutUnused} from './preact-without-unused.ts'
import {root} from './root.ts'
import {runtimeInEngine} from './runtime-in-engine.ts'
import {withSafeDocument} from './safe-document.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {importsTaken} from './take-imports.ts'
import {UNNAMED} from './unnamed.ts'
import {enginesTable, loadersOwn} from './widget-table.ts'
import {withoutAnnotations} from './without-annotations.ts'
import {withoutDescriptions} from './without-descriptions.ts'

/** Unused parts of ky, a tenth of it: progress of uploads and downloads, and retries forced by hooks. */
const UNUSED_OF_KY = new Map([
  [
    'utils/body.js',
    'export const streamRequest = (request) => request\nexport const streamResponse = (response) => response',
  ],
  ['errors/ForceRetryError.js', 'export class ForceRetryError extends Error {}'],
])

export const withoutUnused: Plugin = {
  name: 'vitrine-ky-without-unused',
  load: (id) => UNUSED_OF_KY.get(/ky\/distribution\/(.*)$/.exec(id)?.[1] ?? '') ?? null,
}

/** The maximum number of code files, without the languages and the apart chunks. */
const MOST = 60

/** A name for each file, from the module graph. */
function nameChunks(
  entries: Record<string, string>,
): (id: string, context: {getModuleInfo: ReadModule}) => string | null {
  let names: Map<string, string> | undefined
  return (id, context) => {
    const read: ReadModule = (module) => context.getModuleInfo(module)
    names ??= namesOf(planChunks([ENGINE_MODULE, ...Object.values(entries)], read, MOST), read)
    return names.get(id) ?? null
  }
}

/** The files that the loader fetches. */
const config: InlineConfig = {
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    enginesTable,
    loadersVersion,
    fetchBuilt,
    withoutUnused,
    preactWithoutUnused,
    withSafeDocument,
    guardWidgets,
    withoutDescriptions,
    guardDescriptions,
    withoutAnnotations,
    runtimeInEngine,
    inOneRound,
    writeUse,
    noteBuilt,
    importsTaken,
    noteShipped,
  ],
  resolve: {alias: preactAlias},
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // for older targets, light-dark() becomes variables that only work in a style sheet with its own color-scheme
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // library mode: an app's dynamic imports include a preload helper of 1.1 kB
    lib: {entry: {[ENGINE]: ENGINE_MODULE, ...loadersOwn}, formats: ['es']},
    rolldownOptions: {
      // the plan takes a second or two
      checks: {pluginTimings: false},
      preserveEntrySignatures: 'allow-extension',
      // inlines names, paths and numbers where they are used: otherwise a chunk would contain the whole table for one
      // of them
      optimization: {inlineConst: {mode: 'all', pass: 3}},
      output: {
        minify: true,
        postBanner: ({name}) => (name === 'engine' ? COMPILE_AT_ONCE : ''),
        entryFileNames: `chunks/[name]-${UNNAMED}.js`,
        chunkFileNames: `chunks/[name]-${UNNAMED}.js`,
        assetFileNames: `assets/[name]-${UNNAMED}[extname]`,
        codeSplitting: {
          groups: [{name: nameChunks(loadersOwn), debugName: 'from the module graph'}],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}

export const buildWidgets = () => build(config)
