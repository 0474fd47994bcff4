import {runBrowserSuite} from '../browser-suite.ts'
import {contenders} from './contenders.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'
import {serveLists} from './serve.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-list.md', import.meta.url)

/**
 * Measures the time from a press on a filter to the new list, with a slow processor, for the built widget and its peers.
 * Writes docs/reference/benchmarks-list.md. Returns false if one did not show the list; slow figures are not a failure.
 */
export const runListSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {
      contenders,
      start: serveLists,
      measure,
      describeResults,
      document: DOCUMENT,
      isWarmedUp: true,
      runs: 15,
    },
    args,
  )
