import {fileURLToPath} from 'node:url'
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

const widgetTests = ['widgets/**/*.test.tsx', 'src/ui/**/*.test.tsx']

// biome-ignore lint/style/noDefaultExport: the name that Vite and Vitest look for
export default defineConfig({
  test: {
    projects: [
      {test: {name: 'unit', environment: 'node', include: ['{build,demo,loader,src,test}/**/*.test.ts']}},
      {
        resolve: {alias: preactAlias},
        test: {name: 'preact', environment: 'happy-dom', include: widgetTests},
      },
      {test: {name: 'react', environment: 'happy-dom', include: widgetTests}},
    ],
  },
})
