import {writeFileSync} from 'node:fs'
import {chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../test/chromium.ts'
import {describeLoad} from '../describe-load.ts'
import {type Options, readOptions} from '../options.ts'
import {collect, createSeries, type Series} from './collect.ts'
import {baseline, type Contender, contenders, own, reference} from './contenders.ts'
import {createContents} from './contents.ts'
import {describeResults} from './report.ts'
import {serve} from './serve.ts'

const COUNTS = [100, 1000]
const ROUNDS = 9
/**
 * So many browsers, one after the other, for those that the reach is about: a ratio of two small differences is easily
 * wrong, and one browser keeps to what it once began with. All others run in the first.
 */
const BROWSERS = 3

async function run({rounds, isQuick}: Options): Promise<Series[]> {
  const executablePath = findChromium()
  const server = await serve(await createContents(COUNTS))
  const isCompared = (contender: Contender) => [baseline, own, reference].includes(contender)
  const series = createSeries(
    contenders.filter((contender) => !isQuick || isCompared(contender)),
    COUNTS,
  )
  try {
    for (let place = 1; place <= BROWSERS; place++) {
      const browser = await chromium.launch({...(executablePath && {executablePath}), args: CHROMIUM_ARGS})
      console.info(
        `Chromium ${browser.version()}, ${place} of ${BROWSERS}, load of the machine ${describeLoad()}`,
      )
      const inThis = series.filter(({contender}) => place === 1 || isCompared(contender))
      await collect({browser, origin: server.origin, series: inThis, rounds}).finally(() => browser.close())
    }
    return series
  } finally {
    await server.close()
  }
}

/**
 * What it costs to make 100 and 1,000 server-rendered cart indicators live, for the built loader and its peers.
 * False when a contender's widgets did not all come alive; slow figures are no failure.
 */
export async function runLoaderSuite(args: string[]): Promise<boolean> {
  const options = readOptions(args, ROUNDS)
  const series = await run(options)
  console.info(`load of the machine at the end ${describeLoad()}\n`)
  console.info(describeResults(COUNTS, series))
  if (options.json) writeFileSync(options.json, JSON.stringify(series, null, 2))
  return series.every(({invalid}) => !invalid)
}
