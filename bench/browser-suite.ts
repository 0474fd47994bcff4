import {writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../test/chromium.ts'
import {collectRound, collectRounds} from './collect-rounds.ts'
import {describeLoad, type Load, watchLoad} from './describe-load.ts'
import {describeMachine} from './describe-machine.ts'
import type {BenchServer} from './loader/serve.ts'
import {readOptions} from './options.ts'
import {writeDocument} from './write-document.ts'

/** A contender's rounds. */
export interface Series<C, S> {
  contender: C
  samples: S[]
  /** Why its figures are invalid. */
  invalid?: string
}

/** The conditions of the measurement. */
export interface Conditions {
  date: Date
  browser: string
  machine: string
  runs: number
  load: Load
}

type Named = {name: string} | number

const nameOf = (contender: Named): string => (typeof contender === 'number' ? `${contender}` : contender.name)

/** The parts of a browser benchmark that differ between suites. */
interface BrowserSuite<C extends Named, S> {
  contenders: readonly C[]
  /** The server of the pages. */
  start: () => Promise<BenchServer>
  /** One run in a fresh context. */
  measure: (browser: Browser, origin: string, contender: C) => Promise<S>
  describeResults: (series: readonly Series<C, S>[], conditions: Conditions) => string
  /** The file for the described results of a whole, valid run. */
  document?: URL
  /** True begins with a round that does not count, so that the server has made every reply once. */
  isWarmedUp?: boolean
  /** The default; `--quick` measures one. */
  runs: number
}

/** Returns false if a contender did not do its job; slow figures are not a failure. */
export async function runBrowserSuite<C extends Named, S>(
  suite: BrowserSuite<C, S>,
  args: string[],
): Promise<boolean> {
  const {runs, isQuick, only, json} = readOptions(args, args.includes('--quick') ? 1 : suite.runs)
  const executablePath = findChromium()
  const server = await suite.start()
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: CHROMIUM_ARGS})
  const readLoad = watchLoad()
  console.info(`Chromium ${browser.version()}, load of the machine ${describeLoad()}`)
  try {
    const contenders = suite.contenders.filter((one) => nameOf(one).includes(only))
    const begin = () => contenders.map((contender): Series<C, S> => ({contender, samples: []}))
    const measure = ({contender}: Series<C, S>) => suite.measure(browser, server.origin, contender)
    if (suite.isWarmedUp) await collectRound(begin(), 1, measure)
    const series = begin()
    await collectRounds(series, runs, measure)
    const conditions = {date: new Date(), browser: browser.version(), machine: describeMachine(), runs}
    const load = readLoad()
    console.info(`busy cores of other programs ${load[1]}\n`)
    const text = suite.describeResults(series, {...conditions, load})
    console.info(text)
    if (suite.document) writeDocument(suite.document, text, {isQuick, runs, series, load})
    if (json) writeFileSync(json, JSON.stringify(series, null, 2))
    return series.every(({invalid}) => !invalid)
  } finally {
    await browser.close()
    await server.close()
  }
}
