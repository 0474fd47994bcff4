import {build} from 'vite'
import {root} from '../../../../../build/root.ts'

/** A page's app as a separate script, with the development build of its library. */
export async function buildApp(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'development',
    define: {'process.env.NODE_ENV': '"development"'},
    oxc: {jsx: {runtime: 'automatic', development: false}},
    build: {
      write: false,
      minify: false,
      lib: {entry: `${root}test/browser/security/hostile-pages/apps/${name}`, formats: ['iife'], name: 'app'},
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
