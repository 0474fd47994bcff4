import {runBrowserSuite} from '../browser-suite.ts'
import {startShop} from '../start-shop.ts'
import {actions} from './actions.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-interactions.md', import.meta.url)

/**
 * Measures how soon the demo shop paints after a press, with a slow processor, and what moves. Writes
 * docs/reference/benchmarks-interactions.md. Returns false if a press had no effect; slow figures are not a failure.
 */
export const runInteractionsSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {
      contenders: actions,
      start: () => startShop(),
      measure,
      describeResults,
      document: DOCUMENT,
      runs: 9,
    },
    args,
  )
