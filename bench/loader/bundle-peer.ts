import {fileURLToPath} from 'node:url'
import {build, type Plugin, type Rolldown} from 'vite'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))

/** Its package declares all of its files as free of side effects. */
const keepQwikloader: Plugin = {
  name: 'keep-qwikloader',
  transform: (code: string, id: string) =>
    id.endsWith('/qwikloader.js') ? {code, moduleSideEffects: true} : null,
}

/** Packages that need the Preact version of the peer that they come with, not the newer one of the other peers. */
const WITH_PREACT = {
  '/@preact/signals/': '@wordpress/interactivity',
  '/htm/': 'instantsearch.js',
}

const keepPreact: Plugin = {
  name: 'keep-preact',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/^preact(\/|$)/.test(source)) return null
    const [, peer] = Object.entries(WITH_PREACT).find(([path]) => importer?.includes(path)) ?? []
    return peer ? this.resolve(source, fileURLToPath(import.meta.resolve(peer))) : null
  },
}

/** A peer's page script as one minified ES module, in memory. */
export async function bundlePeer(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [keepQwikloader, keepPreact],
    // WordPress reads its debug setting from the second one
    define: {'process.env.NODE_ENV': '"production"', 'globalThis.SCRIPT_DEBUG': 'false'},
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: folder + file,
        preserveEntrySignatures: 'strict',
        output: {minify: true},
        // "use client" means nothing in a bundle
        checks: {moduleLevelDirective: false},
      },
    },
  })
  const {output} = result as Rolldown.RolldownOutput
  if (output.length !== 1) throw new Error(`${file}: is ${output.length} files; a peer has to be one`)
  return output[0].code
}
