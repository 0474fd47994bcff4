import {existsSync, writeFileSync} from 'node:fs'
import {loadavg} from 'node:os'
import {parseArgs} from 'node:util'
import {chromium} from 'playwright-core'
import {collect, type Series} from './collect.ts'
import {baseline, type Contender, own, reference} from './contenders.ts'
import {createContents} from './contents.ts'
import {describeResults} from './report.ts'
import {serve} from './serve.ts'

const COUNTS = [100, 1000]

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

interface Options {
  /** @default 9 */
  rounds: number
  /** Leaves out the peers that only stand beside: for a look while something is changed. */
  isQuick: boolean
  /** File for all samples. */
  json: string | undefined
}

function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      rounds: {type: 'string', default: '9'},
      quick: {type: 'boolean', default: false},
      json: {type: 'string'},
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new RangeError('--rounds: has to be a whole number from 1')
  return {rounds, isQuick: values.quick, json: values.json}
}

/** Undefined stands for Playwright's own download. */
const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)

async function run({rounds, isQuick}: Options): Promise<Series[]> {
  const executablePath = findChromium()
  const server = await serve(await createContents(COUNTS))
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: CHROMIUM_ARGS})
  console.info(`Chromium ${browser.version()}, load of the machine ${describeLoad()}`)
  try {
    const isWanted = (contender: Contender) => !isQuick || [baseline, own, reference].includes(contender)
    return await collect({browser, origin: server.origin, counts: COUNTS, rounds, isWanted})
  } finally {
    await browser.close()
    await server.close()
  }
}

const describeLoad = (): string => (loadavg()[0] ?? 0).toFixed(2)

/**
 * What it costs to make 100 and 1,000 server-rendered cart indicators live, for the built loader and its peers.
 * False when a contender's widgets did not all come alive; slow figures are no failure.
 */
export async function runLoaderSuite(args: string[]): Promise<boolean> {
  const options = readOptions(args)
  const series = await run(options)
  console.info(`load of the machine at the end ${describeLoad()}\n`)
  console.info(describeResults(COUNTS, series))
  if (options.json) writeFileSync(options.json, JSON.stringify(series, null, 2))
  return series.every(({invalid}) => !invalid)
}
