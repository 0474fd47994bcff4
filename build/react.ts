import {readFile, writeFile} from 'node:fs/promises'
import {build, type InlineConfig, type Plugin} from 'vite'
import {appIslands} from '../vite.config.ts'
import {findMoments, type ReadModule} from './chunks/moments.ts'
import {guardDescriptions} from './guard.ts'
import {reactTypes} from './hints/react-types.ts'
import {FETCH, localeNames} from './locales.ts'
import {readWidgets} from './read-widgets.ts'
import {root} from './root.ts'
import {withSafeDocument} from './safe-document.ts'
import {sharedStylesOnce} from './shared-styles.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {withoutDescriptions} from './without-descriptions.ts'

const INDEX = `${root}react/index.ts`
const CART = `${root}react/cart.ts`

/**
 * The initial files of an app: the cart's modules, the modules that later files share, and the components. An app that
 * imports only the cart does not load the components, because no later file imports them: they are the ones that name
 * all those files.
 */
function fileOf(id: string, read: ReadModule): string | null {
  const moments = findMoments([INDEX, CART], read)
  if (moments.get(CART)?.has(id)) return 'base'
  if (!moments.get(INDEX)?.has(id)) return null
  const users = [...moments.values()].filter((closure) => closure.has(id))
  return users.length > 1 ? 'shared' : 'components'
}

const names = new Map<string, string | null>()

/** In this order, because each group includes its imports. */
const groups = ['base', 'shared', 'components'].map((file, place) => ({
  name(id: string, context: {getModuleInfo: ReadModule}): string | null {
    if (!names.has(id))
      names.set(
        id,
        fileOf(id, (module) => context.getModuleInfo(module)),
      )
    return names.get(id) === file ? file : null
  },
  debugName: file,
  priority: 3 - place,
}))

/** Catalogues are chunks of the package. */
const withCatalogues: Plugin = {
  name: 'vitrine-catalogues',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/loader/engine/translate.ts')) return null
    if (!FETCH.test(code)) this.error('catalogues are fetched by another expression than before')
    const loads = localeNames.map((name) => `'${name}': () => import('../../src/page/locales/${name}.ts')`)
    return code.replace(FETCH, `({${loads.join()}})[name]()`)
  },
}

const config: InlineConfig = {
  configFile: false,
  root,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  // with annotations: the bundlers of apps leave out what they do not use by them
  plugins: [
    appIslands,
    sharedStylesOnce(INDEX),
    withCatalogues,
    withSafeDocument,
    withoutDescriptions,
    guardDescriptions,
    noteShipped,
  ],
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: 'dist/react',
    emptyOutDir: false,
    target: 'es2022',
    // for older targets, light-dark() becomes variables that only work in a style sheet with its own color-scheme
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    lib: {entry: {index: INDEX}, formats: ['es'], cssFileName: 'style'},
    rolldownOptions: {
      // the entry keeps its 'use client', as test/package checks
      checks: {pluginTimings: false, moduleLevelDirective: false},
      external: /^react(-dom)?(\/.*)?$/,
      output: {
        minify: true,
        entryFileNames: 'index.js',
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        codeSplitting: {groups},
      },
    },
  },
}

/** Builds the widgets as components for apps that bring their own React, with one style sheet and types. */
export async function buildReact(): Promise<void> {
  await build(config)
  const source = (file: string) => readFile(`${root}${file}`, 'utf8')
  await writeFile(`${root}dist/react/index.d.ts`, await reactTypes(await readWidgets(), source))
}
