import {runBrowserSuite} from '../browser-suite.ts'
import {contenders} from './contenders.ts'
import {createContents} from './contents.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

/**
 * What a form of 100 fields costs: to come, and with each key that is pressed, for the built widget and its peers. False
 * when one of them did not check them all; slow figures are no failure.
 */
export const runFormSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite({contenders, createContents, measure, describeResults, runs: 5}, args)
