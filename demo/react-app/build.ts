import {fileURLToPath} from 'node:url'
import {build, type InlineConfig, type Plugin} from 'vite'
import type {AppData} from './App.tsx'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** An app installs the package: it gets the built files, not the source. */
const installed: Plugin = {
  name: 'demo-installed-package',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/react/index.ts') ? `${root}dist/react/index.js` : null),
}

const shared: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [installed],
  define: {'process.env.NODE_ENV': '"development"'},
  // 'use client' is for apps with server components
  build: {rolldownOptions: {checks: {moduleLevelDirective: false}}},
}

/** Builds the page’s files into `outDir` with React's development warnings, so that tests see them. */
const buildClient = (outDir: string) =>
  build({
    ...shared,
    base: './',
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      lib: {entry: {client: `${root}demo/react-app/client.tsx`}, formats: ['es']},
    },
  })

const buildServer = (outDir: string) =>
  build({
    ...shared,
    build: {...shared.build, outDir, emptyOutDir: false, ssr: `${root}demo/react-app/server.tsx`},
  })

/** Builds the app into `outDir`; returns the function that renders its HTML. */
export async function buildReactApp(outDir: string): Promise<(data: AppData) => string> {
  await buildClient(outDir)
  await buildServer(outDir)
  const {render} = await import(`${outDir}/server.js`)
  return render
}
