import {execFileSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {build} from 'vite'
import {library} from './library.ts'
import {root} from './root.ts'
import {withoutUnused} from './widgets.ts'

const compiler = fileURLToPath(new URL('./bin/tsc', import.meta.resolve('typescript/package.json')))

/** Builds the site tools as one module, for browsers and Node, and the module that pages import from the package itself. */
export async function buildTools(): Promise<void> {
  await build(library('src/tools/index.ts', 'dist/tools', {plugins: [withoutUnused]}))
  await build(library('loader/embed.ts', 'dist'))
}

/** Builds the types of all package exports, one file per source file. */
export const buildTypes = (): void => {
  execFileSync(process.execPath, [compiler, '-p', `${root}build/types.json`], {stdio: 'inherit'})
}
