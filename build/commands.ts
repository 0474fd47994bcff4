import {build} from 'vite'
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'

const COMMANDS = ['vitrine', 'vitrine-compile', 'vitrine-deltas']

/** For the oldest Node of `engines`, which brings what they import. */
export const buildCommands = (): Promise<unknown> =>
  Promise.all(
    COMMANDS.map((name) =>
      build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [noteShipped],
        // what a command is made of comes with it: the package has no dependencies
        ssr: {noExternal: true},
        build: {
          outDir: 'dist/bin',
          emptyOutDir: false,
          target: 'node20',
          ssr: `${root}bin/${name}.ts`,
          rolldownOptions: {output: {entryFileNames: `${name}.js`}},
        },
      }),
    ),
  )
