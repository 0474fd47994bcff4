import {runBrowserSuite} from '../browser-suite.ts'
import {startShop} from '../start-shop.ts'
import {acts} from './acts.ts'
import {CONDITIONS, describeConditions, QUICK_CONDITIONS} from './conditions.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-press.md', import.meta.url)

/**
 * Measures the way from a press in the demo shop to what the visitor wanted. Writes docs/reference/benchmarks-press.md.
 * Returns false if a press had no effect; slow figures are not a failure.
 */
export function runPressSuite(args: string[]): Promise<boolean> {
  const conditions = args.includes('--quick') ? QUICK_CONDITIONS : CONDITIONS
  const contenders = conditions.flatMap((one) =>
    acts.map((act) => ({name: `${act.name}, ${describeConditions(one)}`, act, conditions: one})),
  )
  return runBrowserSuite({contenders, start: startShop, measure, describeResults, document: DOCUMENT, runs: 9}, args)
}
