import {build, type InlineConfig} from 'vite'
import {library} from './library.ts'
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'

const OUT = 'dist/template'

/** For Node, which brings what it imports. */
const compiler: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [noteShipped],
  build: {
    outDir: 'dist/bin',
    emptyOutDir: false,
    target: 'node24',
    ssr: `${root}bin/vitrine-compile.ts`,
    rolldownOptions: {output: {entryFileNames: 'vitrine-compile.js'}},
  },
}

/** The template engine as modules that need nothing: with every formatter, and bare, for tables of one's own, for
 * what was compiled ahead of time, and the program that compiles. */
export async function buildTemplate(): Promise<void> {
  await build(library('src/template/index.ts', OUT))
  await build(library('src/template/bare.ts', OUT, {fileName: 'bare.js'}))
  await build(library('src/template/aot/index.ts', OUT, {fileName: 'aot.js'}))
  await build(compiler)
}

/** The engine as one classic script, not written anywhere. */
export async function bundleTemplate(): Promise<string> {
  const {build: settings, ...rest} = library('src/template/index.ts', OUT, {global: 'vitrineTemplate'})
  const bundles = await build({...rest, build: {...settings, write: false}})
  const [bundle] = Array.isArray(bundles) ? bundles : [bundles]
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}
