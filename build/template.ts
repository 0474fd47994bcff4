import {build, type InlineConfig} from 'vite'
import {root} from './widgets.ts'

const config = (entry: string, format: 'es' | 'iife', fileName: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/template',
    emptyOutDir: false,
    target: 'es2023',
    lib: {entry: `${root}${entry}`, formats: [format], name: 'vitrineTemplate', fileName: () => fileName},
    rolldownOptions: {output: {minify: true}},
  },
})

/** For Node, which brings what it imports. */
const compiler: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
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
  await build(config('src/template/index.ts', 'es', 'index.js'))
  await build(config('src/template/bare.ts', 'es', 'bare.js'))
  await build(config('src/template/ahead/index.ts', 'es', 'ahead.js'))
  await build(compiler)
}

/** The engine as one classic script, not written anywhere. */
export async function bundleTemplate(): Promise<string> {
  const {build: settings, ...rest} = config('src/template/index.ts', 'iife', 'index.js')
  const bundles = await build({...rest, build: {...settings, write: false}})
  const [bundle] = Array.isArray(bundles) ? bundles : [bundles]
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}
