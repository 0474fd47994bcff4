import {availableParallelism} from 'node:os'
import {fileURLToPath} from 'node:url'
import type {Plugin} from 'vite'
import {defineConfig} from 'vitest/config'

const preact = (file: string): string => fileURLToPath(new URL(`build/preact/${file}.ts`, import.meta.url))

/** Widgets are written against the React API; what ships, and half of the tests, run on Preact. */
export const preactAlias = {
  'react/jsx-runtime': preact('jsx-runtime'),
  'react/jsx-dev-runtime': preact('jsx-runtime'),
  'react-dom/client': preact('react-dom-client'),
  'react-dom': preact('react-dom'),
  react: preact('react'),
}

/** The app’s React renders the components of widgets, where pages without an app have islands of their own. */
export const appIslands: Plugin = {
  name: 'vitrine-app-islands',
  enforce: 'pre',
  // as sources write it, so that nothing is resolved twice; the package itself has use for both
  resolveId: (source, importer = '') =>
    /^\.(\.\/.*\/ui)?\/island\.tsx$/.test(source) && !/\/react\/[^/]+$/.test(importer)
      ? fileURLToPath(new URL('react/island.tsx', import.meta.url))
      : null,
}

const widgetTests = ['widgets/**/*.test.tsx', 'src/ui/**/*.test.tsx']

const shared = {
  // milliseconds: a busy machine is slow, and that is no mistake of a test
  testTimeout: 20_000,
  hookTimeout: 30_000,
  setupFiles: ['test/helpers/begin-file.ts'],
}

/** A process, its modules and happy-dom are made once for many files: most of a file's time was making them. */
const widgets = {...shared, environment: 'happy-dom', isolate: false}

// biome-ignore lint/style/noDefaultExport: the name that Vite and Vitest look for
export default defineConfig({
  test: {
    // tests wait for timers and for what comes over the network
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['{build,demo,loader,src,test}/**/*.test.ts'],
        },
      },
      {
        resolve: {alias: preactAlias},
        test: {...widgets, name: 'preact', include: widgetTests},
      },
      {
        plugins: [appIslands],
        test: {...widgets, name: 'package', include: ['react/**/*.test.tsx']},
      },
      {test: {...widgets, name: 'react', include: widgetTests}},
    ],
  },
})
