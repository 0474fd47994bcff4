import {fileURLToPath} from 'node:url'
import {build, type Plugin, type Rolldown} from 'vite'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))
const findWordPress = (): string => fileURLToPath(import.meta.resolve('@wordpress/interactivity'))

/** Its package declares all of its files as free of side effects. */
const keepQwikloader: Plugin = {
  name: 'keep-qwikloader',
  transform: (code: string, id: string) =>
    id.endsWith('/qwikloader.js') ? {code, moduleSideEffects: true} : null,
}

/** Its signals need the Preact version that its package depends on, not the newer one of the other peers. */
const keepPreact: Plugin = {
  name: 'keep-preact',
  enforce: 'pre',
  resolveId(source, importer) {
    const isTheirs = /^preact(\/|$)/.test(source) && importer?.includes('/@preact/signals/')
    return isTheirs ? this.resolve(source, findWordPress()) : null
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
      rolldownOptions: {input: folder + file, preserveEntrySignatures: 'strict', output: {minify: true}},
    },
  })
  const {output} = result as Rolldown.RolldownOutput
  if (output.length !== 1) throw new Error(`${file}: is ${output.length} files; a peer has to be one`)
  return output[0].code
}
