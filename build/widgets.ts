import {build, type InlineConfig, type Plugin} from 'vite'
import {preactAlias} from '../vite.config.ts'
import {COMPILE_AT_ONCE} from './compile-at-once.ts'
import {inOneRound} from './fetch-together.ts'
import {guardWidgets} from './guard.ts'
import {fetchBuilt} from './locales.ts'
import {ownNames} from './own-names.ts'
import {PACKED, packWidget} from './packed.ts'
import {preactWithoutUnused} from './preact-without-unused.ts'
import {readEntries, registryOf} from './registry.ts'
import {MANIFEST, UNNAMED} from './release.ts'
import {root} from './root.ts'
import {withSafeDocument} from './safe-document.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {withoutAnnotations} from './without-annotations.ts'

/** Some import it, others fetch it once they need it: an entry keeps the names that those ask for, without an object of them. */
const FETCHED = {
  dialog: `${root}src/ui/dialog/open-dialog.ts`,
  'tracking-gate': `${root}src/tracking/start.ts`,
}

/** Parts of ky that nothing here asks for, a tenth of it: progress of uploads and downloads, retries that hooks force. */
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

/** Preact, and what widgets with components share. */
const COMPONENTS = [
  /node_modules\/preact\/|build\/preact\//,
  /src\/widget\/(island|mount-rendered|Boundary|use-adopt|use-texts|use-store)\.tsx?/,
]

/** The engine, and what all widgets share. */
const SHARED = [
  /loader\/engine\/(?!asked|popup|unknown)|widgets\/further|node_modules\/zustand\/|src\/contract\//,
  /src\/(lib\/(?!byte-length|cut-text|did-you-mean|experiment|finish-request|queue|uuid)|page\/(?!site|store|locales|is-storage|keep-presses|expiring|trust)|tracking\/events\/track)/,
  /src\/(format|page\/site)\/(?!answers|write-cookie|api-origin|calendar|captcha|clear-cookie|comment|consent|duration|image-|money|page-place|parse-host|popup-overlay|price-|site-user|tell-|time|tweak)|src\/model\/(attributes|quantity|web-address)\.ts/,
  /src\/ui\/(?!alert|ask-|captcha|confirm|dialog|form\/|gallery|html|large-image|lightbox|operable|slots|carousel|zoom)|src\/widget\/(?!island|mount-rendered|Boundary|use-)|src\/page\/store\/(?!edits|fields-request|member|public|settled|when)[^/]+$/,
]

/** What galleries, zoom and lightbox share: on pages with pictures only. */
const PICTURES =
  /src\/ui\/(carousel\/|gallery\/(?!create-thumbnail|swipe\.)|operable)|src\/model\/zoom-factor|src\/page\/site\/tweak/

/** Also in galleries: they fetch it with the widget's own chunk, as one file. */
const ZOOM = /src\/ui\/zoom\/(?!while-zoomed|fingers)|widgets\/image-zoom\//
const LIGHTBOX = /src\/ui\/lightbox\/(lightbox|strings)\.ts|widgets\/lightbox\//

const oneOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({source}) => source).join('|'))

/**
 * What every page needs is one file: a further one costs a page a round trip, and its main thread more than a
 * millisecond. Most pages hold no widget with a component.
 */
const groups = [
  {name: 'engine', test: oneOf(SHARED), priority: 4},
  {name: 'runtime', test: oneOf(COMPONENTS), priority: 3},
  {name: 'pictures', test: PICTURES, priority: 3},
  {name: 'image-zoom', test: ZOOM, priority: 3},
  {name: 'lightbox', test: LIGHTBOX, priority: 3},
  // once a picture is enlarged, by whatever
  {name: 'picture-sources', test: /src\/ui\/large-image/, priority: 4},
  // where an announcement is meant to be shown: asked for the page, and by the widget
  {
    name: 'popup',
    test: /loader\/engine\/popup|src\/(page\/site\/popup-overlay|model\/breakpoints)/,
    priority: 4,
  },
  {name: 'alert', test: /src\/ui\/alert\.ts/, priority: 3},
  // what calls of the api and the tracking share, who need nothing else of each other
  {
    name: 'basics',
    test: /src\/(lib\/(uuid|byte-length|finish-request)|page\/site\/(api-origin|parse-host|write-cookie))/,
    priority: 4,
  },
  // who is counted, and what may be kept: on every page, and asked by the purchase and by what other sites show, too
  {
    name: 'tracking-gate',
    test: /src\/(tracking\/(start|gate\/(ask-gate|gate|page-codes|read-facts|site-without)|errors\/arm|visitor\/keep)|page\/site\/consent|model\/cookie-rules)/,
    priority: 4,
  },
  {name: 'trust', test: /src\/page\/trust/, priority: 4},
  // what is typed as a quantity is read when something is used, as the api is
  {
    name: 'api',
    test: /node_modules\/ky\/|src\/api\/(cart\/(additional|cart\.)|site|(?!cart|form|member|products|site))|src\/model\/(cart|parse-quantity)/,
    priority: 2,
  },
  {
    name: 'form-calls',
    test: /src\/(api\/forms\/form(?!-schema)|page\/site\/page-place|actions\/forms)/,
    priority: 2,
  },
  // small, but else restock forms would need all fields for it
  {name: 'email', test: /src\/model\/email/, priority: 2},
  // of newsletters in use, and of those that we render
  {name: 'address-of', test: /newsletter\/email-of/, priority: 2},
  // what a form needs before it is used, in use, and where we render it
  {
    name: 'form-items',
    test: /src\/(ui\/form\/(items|field-values|native-parts|strings)|model\/(form(-field|-parts)?\.|likert))/,
    priority: 2,
  },
  {
    name: 'live-fields',
    test: /src\/(ui\/form\/(?!form-button)[a-z]|model\/(form-values|date-parts))/,
    priority: 1,
  },
  {name: 'fields', test: /src\/(ui\/form\/[A-Z]|model\/countries|page\/store\/fields-request)/, priority: 1},
  {
    name: 'actions',
    test: /src\/model\/provisional-cart|src\/actions\/(?!ask-fields|check-stock|create-subscription|edit-cart|edit-lines|forms|load-form-schema|load-quick-view|member-calls|request-restock|update-fields)/,
    priority: 1,
  },
]

const packedEntries = (): Record<string, string> => {
  const {[PACKED]: _, ...entries} = readEntries()
  return entries
}

/** What the loader fetches; the widget that is packed with the engine can be a chunk of its own instead. */
export const widgetConfig = (isPacked: boolean): InlineConfig => ({
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    registryOf('../loader/engine/engine.ts'),
    isPacked && packWidget,
    fetchBuilt,
    withoutUnused,
    preactWithoutUnused,
    withSafeDocument,
    guardWidgets,
    withoutAnnotations,
    ownNames,
    inOneRound,
    noteShipped,
  ],
  resolve: {alias: preactAlias},
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // older targets turn light-dark() into variables that only a style sheet with a color-scheme of its own sets
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: MANIFEST,
    modulePreload: false,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // library mode: an app's dynamic imports drag a preload helper of 1.1 kB along
    lib: {entry: {...(isPacked ? packedEntries() : readEntries()), ...FETCHED}, formats: ['es']},
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // names, paths and numbers stand where they are used: not all of a table is in the chunk that has the first of it
      optimization: {inlineConst: {mode: 'all', pass: 3}},
      output: {
        minify: true,
        postBanner: ({name}) => (name === 'engine' ? COMPILE_AT_ONCE : ''),
        entryFileNames: `chunks/[name]-${UNNAMED}.js`,
        chunkFileNames: `chunks/[name]-${UNNAMED}.js`,
        assetFileNames: `assets/[name]-${UNNAMED}[extname]`,
        codeSplitting: {groups},
      },
    },
  },
})

export const buildWidgets = () => build(widgetConfig(true))
