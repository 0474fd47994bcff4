import {chmod} from 'node:fs/promises'
import {build, type Plugin} from 'vite'
import packageJson from '../package.json' with {type: 'json'}
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'

const COMMANDS = ['vitrine', 'vitrine-compile', 'vitrine-deltas']

/** npx makes a command executable when it first links the package, and not again after the next build. */
const makeExecutable: Plugin = {
  name: 'vitrine-executable',
  async writeBundle({dir = ''}, bundle) {
    await Promise.all(Object.keys(bundle).map((file) => chmod(`${dir}/${file}`, 0o755)))
  },
}

/** Built for the oldest Node of `engines`, which provides the imported modules. */
const buildForNode = (
  entry: string,
  outDir: string,
  name: string,
  plugins: readonly Plugin[] = [],
): Promise<unknown> =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteShipped, ...plugins],
    // bundles the imports, but for the optional dependencies, which `vitrine check` and `adopt` need
    ssr: {noExternal: true, external: Object.keys(packageJson.optionalDependencies)},
    build: {
      outDir,
      emptyOutDir: false,
      target: 'node20',
      ssr: `${root}${entry}`,
      rolldownOptions: {
        // one file, with what it imports later
        output: {entryFileNames: `${name}.js`, codeSplitting: false},
        // comments with the paths of modules would differ between folders
        experimental: {attachDebugInfo: 'none'},
      },
    },
  })

/** The commands, the thread in which they open pages, and the module that reads a site's folder. */
export async function buildCommands(): Promise<void> {
  await Promise.all([
    ...COMMANDS.map((name) => buildForNode(`bin/${name}.ts`, 'dist/bin', name, [makeExecutable])),
    buildForNode('bin/page/worker.ts', 'dist/bin', 'page'),
    buildForNode('bin/create-vitrine.ts', 'create-vitrine/dist', 'index', [makeExecutable]),
    buildForNode('bin/site/index.ts', 'dist/site', 'index'),
  ])
}
