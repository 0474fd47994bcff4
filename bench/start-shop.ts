import {startDemo} from '../demo/server/testing/start-demo.ts'
import type {BenchServer} from './loader/serve.ts'

/** The demo shop with the built files, its drawer and a new database. */
export async function startShop(): Promise<BenchServer> {
  const {url, stop} = await startDemo({
    distFolder: new URL('../dist', import.meta.url).pathname,
    qa: false,
    cartMode: 'drawer',
  })
  return {origin: url, close: stop}
}
