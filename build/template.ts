import {build} from 'vite'
import {library} from './library.ts'

const OUT = 'dist/template'

/**
 * Builds the template engine as self-contained modules: with every formatter, bare (for custom tables), and for
 * precompiled templates.
 */
export async function buildTemplate(): Promise<void> {
  await build(library('src/template/index.ts', OUT))
  await build(library('src/template/bare.ts', OUT, {fileName: 'bare.js'}))
  await build(library('src/template/aot/index.ts', OUT, {fileName: 'aot.js'}))
}

/** The engine as one classic script, kept in memory. */
export async function bundleTemplate(): Promise<string> {
  const {build: settings, ...rest} = library('src/template/index.ts', OUT, {global: 'vitrineTemplate'})
  const bundles = await build({...rest, build: {...settings, write: false}})
  const [bundle] = Array.isArray(bundles) ? bundles : [bundles]
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}
