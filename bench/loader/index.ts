import {writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../test/chromium.ts'
import {collectRound} from '../collect-rounds.ts'
import {describeLoad} from '../describe-load.ts'
import {describeMachine} from '../describe-machine.ts'
import {readOptions} from '../options.ts'
import {createContents} from './contents.ts'
import {measureCost} from './cost/measure.ts'
import {inspect} from './inspect/measure.ts'
import {createSeries, PLAN, QUICK_PLAN, SUBJECTS} from './plan.ts'
import {measurePress, WIDGETS} from './press/measure.ts'
import {describeResults} from './report/index.ts'
import type {Results} from './series.ts'
import {serve} from './serve.ts'

const RUNS = 3
const DOCUMENT = new URL('../../docs/benchmarks.md', import.meta.url)

const launch = (): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({...(executablePath && {executablePath}), args: CHROMIUM_ARGS})
}

/** Everyone once, in a browser of its own: one browser keeps to what it once began with. */
async function measureRound({costs, inspections, presses}: Results, origin: string, round: number) {
  const browser = await launch()
  try {
    await collectRound(costs, round, (one) => measureCost(browser, origin, one))
    await collectRound(inspections, round, (one) => inspect(browser, origin, one))
    await collectRound(presses, round, ({conditions, ...one}) =>
      measurePress(browser, origin, {...one, ...conditions}),
    )
    return browser.version()
  } finally {
    await browser.close()
  }
}

async function measureAll(results: Results, counts: readonly number[], runs: number): Promise<string> {
  const server = await serve(await createContents(SUBJECTS, [...new Set([WIDGETS, ...counts])]))
  let version = ''
  try {
    for (let round = 1; round <= runs; round++) {
      console.info(`round ${round} of ${runs}, load of the machine ${describeLoad()}`)
      version = await measureRound(results, server.origin, round)
    }
    return version
  } finally {
    await server.close()
  }
}

/**
 * What it costs to take over server-rendered widgets and what the first press takes, for the built loader and its peers.
 * Writes docs/benchmarks.md. False when a contender did not do its job; slow figures are no failure.
 */
export async function runLoaderSuite(args: string[]): Promise<boolean> {
  const isQuick = args.includes('--quick')
  const {runs, json} = readOptions(args, isQuick ? 1 : RUNS)
  const plan = isQuick ? QUICK_PLAN : PLAN
  const results = createSeries(plan)
  const begin = describeLoad()
  const browser = await measureAll(results, plan.counts, runs)
  const load = [begin, describeLoad()]
  const text = describeResults(results, plan, {
    date: new Date(),
    browser,
    machine: describeMachine(),
    runs,
    load,
  })
  console.info(text)
  writeFileSync(DOCUMENT, text)
  if (json) writeFileSync(json, JSON.stringify(results, null, 2))
  return Object.values(results)
    .flat()
    .every(({invalid}) => !invalid)
}
