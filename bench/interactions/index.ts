import {startDemo} from '../../demo/server/testing/start-demo.ts'
import {runBrowserSuite} from '../browser-suite.ts'
import type {BenchServer} from '../loader/serve.ts'
import {actions} from './actions.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-interactions.md', import.meta.url)

/** The demo shop with the built files and a new database. */
async function start(): Promise<BenchServer> {
  const {url, stop} = await startDemo({
    distFolder: new URL('../../dist', import.meta.url).pathname,
    qa: false,
    cartMode: 'drawer',
  })
  return {origin: url, close: stop}
}

/**
 * Measures how soon the demo shop paints after a press, with a slow processor, and what moves. Writes
 * docs/reference/benchmarks-interactions.md. Returns false if a press had no effect; slow figures are not a failure.
 */
export const runInteractionsSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {
      contenders: actions,
      start,
      measure,
      describeResults,
      document: DOCUMENT,
      runs: 9,
    },
    args,
  )
