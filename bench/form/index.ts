import {runBrowserSuite} from '../browser-suite.ts'
import {serve} from '../loader/serve.ts'
import {contenders} from './contenders.ts'
import {createContents} from './contents.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

/**
 * Measures a form of 100 fields, for the built widget and its peers: the time until it is ready, and the cost of each
 * key press. Returns false if one of them did not check all fields; slow figures are not a failure.
 */
export const runFormSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {contenders, start: async () => serve(await createContents()), measure, describeResults, runs: 9},
    args,
  )
