import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {DIST} from './dist.ts'

/** The tests run on the built files: without them there is nothing to test. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default function requireBuild(): void {
  const loader = new URL('loader.js', DIST)
  if (!existsSync(loader))
    throw new Error(`${fileURLToPath(loader)} is missing: run "npm run build" before the browser tests`)
}
