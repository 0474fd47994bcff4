import {writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../test/chromium.ts'
import {collectRounds} from './collect-rounds.ts'
import {describeLoad} from './describe-load.ts'
import {type Contents, serve} from './loader/serve.ts'
import {readOptions} from './options.ts'

/** A contender's rounds. */
export interface Series<C, S> {
  contender: C
  samples: S[]
  /** Why its figures are invalid. */
  invalid?: string
}

/** The parts of a browser benchmark that differ between suites. */
interface BrowserSuite<C, S> {
  contenders: readonly C[]
  createContents: () => Promise<Contents>
  /** One run in a fresh context. */
  measure: (browser: Browser, origin: string, contender: C) => Promise<S>
  describeResults: (series: readonly Series<C, S>[]) => string
  /** The default. */
  runs: number
}

/** Returns false if a contender did not do its job; slow figures are not a failure. */
export async function runBrowserSuite<C, S>(suite: BrowserSuite<C, S>, args: string[]): Promise<boolean> {
  const {runs, json} = readOptions(args, suite.runs)
  const executablePath = findChromium()
  const server = await serve(await suite.createContents())
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: CHROMIUM_ARGS})
  console.info(`Chromium ${browser.version()}, load of the machine ${describeLoad()}`)
  try {
    const series = suite.contenders.map((contender): Series<C, S> => ({contender, samples: []}))
    await collectRounds(series, runs, ({contender}) => suite.measure(browser, server.origin, contender))
    console.info(`load of the machine at the end ${describeLoad()}\n`)
    console.info(suite.describeResults(series))
    if (json) writeFileSync(json, JSON.stringify(series, null, 2))
    return series.every(({invalid}) => !invalid)
  } finally {
    await browser.close()
    await server.close()
  }
}
