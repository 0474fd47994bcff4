import {fileURLToPath} from 'node:url'
import {build, type Rolldown} from 'vite'

const folder = fileURLToPath(new URL('../peers/', import.meta.url))

/** A peer's page script as one minified ES module, in memory: nothing is written anywhere. */
export async function bundlePeer(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    define: {'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {input: folder + file, output: {minify: true}},
    },
  })
  const {output} = result as Rolldown.RolldownOutput
  if (output.length !== 1) throw new Error(`${file}: is ${output.length} files; a peer has to be one`)
  return output[0].code
}
