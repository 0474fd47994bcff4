import {readFile, writeFile} from 'node:fs/promises'
import {build, type InlineConfig, type Plugin} from 'vite'
import {appIslands} from '../vite.config.ts'
import {reactTypes} from './hints/react-types.ts'
import {FETCH, localeNames} from './locales.ts'
import {readWidgets} from './read-widgets.ts'
import {root} from './root.ts'
import {withSafeDocument} from './safe-document.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {withoutAnnotations} from './without-annotations.ts'

/**
 * What an app has from the first moment. An app that imports the cart alone does without the rest, as no file that is
 * fetched later needs the components: they name all those files.
 */
const groups = [
  {
    name: 'base',
    test: /\/(react\/cart\.ts|src\/(lib\/(?!did-you-mean|finish-request|queue|uuid)|page\/(page|texts|emit|report|read-global|safe-document|open-channel|keep-event|put-strings|trust)\.ts)|src\/model\/quantity\.ts)/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /\/(react\/island\.tsx|widgets\/[\w-]+\/(definition|markup-strings)|src\/model\/(gallery-options|restock|web-address|zoom-factor)\.ts|src\/(ui\/(confirm|dialog\/(open-dialog|return-focus|scroll-lock))|widget\/(island|(Error)?Boundary|required-context|use-fetch))\.tsx?)/,
    priority: 2,
  },
  {name: 'components', test: /\/(react\/(?!.*node_modules)|widgets\/table)/, priority: 1},
]

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
  plugins: [appIslands, withCatalogues, withSafeDocument, withoutAnnotations, noteShipped],
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    outDir: 'dist/react',
    emptyOutDir: false,
    target: 'es2022',
    // older targets turn light-dark() into variables that only a style sheet with a color-scheme of its own sets
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    lib: {entry: {index: `${root}react/index.ts`}, formats: ['es'], cssFileName: 'style'},
    rolldownOptions: {
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

/** The widgets as components for apps that bring their own React, with one style sheet and types. */
export async function buildReact(): Promise<void> {
  await build(config)
  const source = (file: string) => readFile(`${root}${file}`, 'utf8')
  await writeFile(`${root}dist/react/index.d.ts`, await reactTypes(await readWidgets(), source))
}
