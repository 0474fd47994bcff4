import {startDemo} from '../demo/server/testing/start-demo.ts'
import type {BenchServer} from './loader/serve.ts'

const DIST = new URL('../dist', import.meta.url).pathname

/** The demo shop with its drawer and a new database; without other files, with the built ones. */
export async function startShop(distFolder = DIST): Promise<BenchServer> {
  const {url, stop} = await startDemo({
    distFolder,
    qa: false,
    cartMode: 'drawer',
  })
  return {origin: url, close: stop}
}
