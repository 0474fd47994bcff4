import {runBrowserSuite} from '../browser-suite.ts'
import {serve} from '../loader/serve.ts'
import {createContents, SIZES} from './contents.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

/** Measures a change of quantity in a cart of 500 lines and in one of 5. Returns false if one of them did not do its job. */
export const runCartSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {
      contenders: SIZES,
      start: () => serve(createContents()),
      measure,
      describeResults: (series) =>
        describeResults(series.map(({contender, ...rest}) => ({size: contender, ...rest}))),
      runs: 9,
    },
    args,
  )
