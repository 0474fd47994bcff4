import {globSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {fileURLToPath} from 'node:url'
import type {Plugin} from 'vite'
import {defineConfig} from 'vitest/config'

const preact = (file: string): string => fileURLToPath(new URL(`build/preact/${file}.ts`, import.meta.url))

/** Widgets use the React API; the shipped code, and the first run of the tests, use Preact. */
export const preactAlias = {
  'react/jsx-runtime': preact('jsx-runtime'),
  'react/jsx-dev-runtime': preact('jsx-runtime'),
  'react-dom/client': preact('react-dom-client'),
  'react-dom': preact('react-dom'),
  react: preact('react'),
}

/** Tests of components render with the library for Preact, and in the second run with the same for React. */
const reactLibrary = {'@testing-library/preact': '@testing-library/react'}

/** In an app, the app's React renders the widgets' components; pages without an app render them as islands. */
export const appIslands: Plugin = {
  name: 'vitrine-app-islands',
  enforce: 'pre',
  // matches the sources' spelling, so that nothing is resolved twice; the package itself uses both
  resolveId: (source, importer = '') =>
    /^\.(\.\/.*\/widget)?\/island\.tsx$/.test(source) && !/\/react\/[^/]+$/.test(importer)
      ? fileURLToPath(new URL('react/island.tsx', import.meta.url))
      : null,
}

const widgetTests = ['widgets/**/*.test.tsx', 'src/{ui,widget}/**/*.test.tsx']

const shared = {
  // milliseconds: a busy machine is slow, which is not an error of a test
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // a failure names all that differs, also in the reports of runs
  chaiConfig: {truncateThreshold: 0},
  setupFiles: ['test/helpers/end-with-page.ts', 'test/helpers/teach-elements.ts'],
}

// biome-ignore lint/style/noDefaultExport: the name that Vite and Vitest look for
export default defineConfig(async () => {
  // not at the top: the build reads this file, too, also where there are no tests
  const {findSecondRun} = await import('./test/partition.ts')
  const secondRun = findSecondRun(globSync(widgetTests, {cwd: import.meta.dirname}))
  return {
    test: {
      // a third of a file's time is startup, of which a thread has half as much as a process
      pool: 'threads',
      maxWorkers: 2 * availableParallelism(),
      projects: [
        {
          test: {
            ...shared,
            name: 'unit',
            environment: 'node',
            include: ['{build,demo,loader,qa,src,test}/**/*.test.ts', 'widgets/*.test.ts'],
          },
        },
        {
          resolve: {alias: preactAlias},
          test: {
            ...shared,
            name: 'preact',
            environment: 'happy-dom',
            include: widgetTests,
            setupFiles: [...shared.setupFiles, 'test/helpers/first-run.ts'],
            provide: {secondRun},
          },
        },
        {
          plugins: [appIslands],
          test: {...shared, name: 'package', environment: 'happy-dom', include: ['react/**/*.test.tsx']},
        },
        {
          resolve: {alias: reactLibrary},
          test: {...shared, name: 'react', environment: 'happy-dom', include: secondRun},
        },
      ],
    },
  }
})
