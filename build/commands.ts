import {build} from 'vite'
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'

const COMMANDS = ['vitrine', 'vitrine-compile', 'vitrine-deltas']

/** Built for the oldest Node of `engines`, which provides the imported modules. */
export const buildCommands = (): Promise<unknown> =>
  Promise.all(
    COMMANDS.map((name) =>
      build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [noteShipped],
        // bundles the imports of a command, because the package has no dependencies
        ssr: {noExternal: true},
        build: {
          outDir: 'dist/bin',
          emptyOutDir: false,
          target: 'node20',
          ssr: `${root}bin/${name}.ts`,
          rolldownOptions: {
            // a command is one file, with what it imports later
            output: {entryFileNames: `${name}.js`, codeSplitting: false},
            // comments with the paths of modules would differ between folders
            experimental: {attachDebugInfo: 'none'},
          },
        },
      }),
    ),
  )
