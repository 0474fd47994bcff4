import {runBrowserSuite} from '../browser-suite.ts'
import {serve} from '../loader/serve.ts'
import {contenders} from './contenders.ts'
import {createContents} from './contents.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

/**
 * Measures opening a lightbox, sliding through 100 pictures, and mounting ten galleries of 100 pictures, for the built
 * widgets and their peers. Returns false if one of them did not display every picture; slow figures are not a failure.
 */
export const runGallerySuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {contenders, start: async () => serve(await createContents()), measure, describeResults, runs: 9},
    args,
  )
