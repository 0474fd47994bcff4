import {runBrowserSuite} from '../browser-suite.ts'
import {contenders} from './contenders.ts'
import {createContents} from './contents.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

/**
 * What it costs to open a lightbox, to slide through 100 pictures, and to mount ten galleries of as many, for the built widgets and their peers. False when
 * one of them did not show them all; slow figures are no failure.
 */
export const runGallerySuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite({contenders, createContents, measure, describeResults, runs: 5}, args)
