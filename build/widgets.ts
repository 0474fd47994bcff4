import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {build, type InlineConfig, type Plugin} from 'vite'
import {preactAlias} from '../vite.config.ts'
import {guardWidgets} from './guard.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The imports of the registry: one chunk each. */
export const REGISTERED = /\(\) => import\('([^']+)'\)/g

/** `./cart-indicator/index.tsx` is `cart-indicator`, `../src/store/public.ts` is `store-public`. */
export const entryName = (file: string): string =>
  file
    .replace(/^(\.\/|\.\.\/(src|loader)\/)|\.tsx?$/g, '')
    .replace(/\/index$/, '')
    .replaceAll('/', '-')

/** An entry for each `import()` of the registry: `add-to-cart`, `add-to-cart-platform`, …, and `store`. */
export function readEntries(): Record<string, string> {
  const registry = readFileSync(`${root}widgets/registry.ts`, 'utf8')
  const files = [...registry.matchAll(REGISTERED)].map(([, file = '']) => file)
  return Object.fromEntries(files.map((file) => [entryName(file), `${root}widgets/${file}`]))
}

/** Progress of uploads and downloads is a fifteenth of ky, and nothing here asks for it. */
const withoutProgress: Plugin = {
  name: 'vitrine-ky-without-progress',
  load: (id) =>
    /ky\/distribution\/utils\/body\.js$/.test(id)
      ? 'export const streamRequest = (request) => request\nexport const streamResponse = (response) => response'
      : null,
}

/** Preact, and what widgets with components share. */
const COMPONENTS = [
  /node_modules\/preact\/|build\/preact\//,
  /src\/ui\/(island|Boundary|use-adopt)\.tsx?|src\/store\/react/,
]

/** The engine, and what all widgets share. */
const SHARED = [
  /loader\/engine\/(?!debug)|node_modules\/zustand\//,
  /src\/lib\/(?!did-you-mean|queue|uuid)/,
  /src\/(format|site)\/(?!write-cookie|api-origin)|src\/model\/attributes/,
  /src\/ui\/(?!alert|island|Boundary|use-)|src\/store\/(?!public|react)[^/]+$/,
]

const oneOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({source}) => source).join('|'))

/**
 * What every page needs is one file: a further one costs a page a round trip, and its main thread more than a
 * millisecond. Most pages hold no widget with a component.
 */
const groups = [
  {name: 'engine', test: oneOf(SHARED), priority: 4},
  {name: 'runtime', test: oneOf(COMPONENTS), priority: 3},
  {name: 'api', test: /node_modules\/ky\/|src\/api\/|src\/model\/cart/, priority: 2},
  {name: 'actions', test: /src\/store\/actions\//, priority: 1},
]

export const widgetConfig: InlineConfig = {
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [withoutProgress, guardWidgets],
  resolve: {alias: preactAlias},
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // older targets turn light-dark() into variables that only a style sheet with a color-scheme of its own sets
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: 'vite-manifest.json',
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // library mode: an app's dynamic imports drag a preload helper of 1.1 kB along
    lib: {entry: readEntries(), formats: ['es']},
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        // the loader names every file, and a hash is what cannot be compressed: six letters are 36 bits
        entryFileNames: 'chunks/[name]-[hash:6].js',
        chunkFileNames: 'chunks/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {groups},
      },
    },
  },
}

export const buildWidgets = () => build(widgetConfig)
