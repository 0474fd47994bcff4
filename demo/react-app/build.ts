import {fileURLToPath} from 'node:url'
import {build, type InlineConfig, type Plugin} from 'vite'
import type {AppData} from './App.tsx'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** An app installs the package: what it gets is what was built, not the source. */
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

/** The page’s files, into `outDir`: React with its warnings, so that they are heard. */
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

/** Builds the app into `outDir`; returns what renders its HTML. */
export async function buildReactApp(outDir: string): Promise<(data: AppData) => string> {
  await buildClient(outDir)
  await buildServer(outDir)
  const {render} = await import(`${outDir}/server.js`)
  return render
}
