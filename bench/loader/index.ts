import {writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../test/chromium.ts'
import {collectRound} from '../collect-rounds.ts'
import {describeLoad, type Load} from '../describe-load.ts'
import {describeMachine} from '../describe-machine.ts'
import {readOptions} from '../options.ts'
import {watchOthers} from '../watch-others.ts'
import {writeDocument} from '../write-document.ts'
import {type Certificate, createCertificate} from './certificate.ts'
import {createContents} from './contents.ts'
import {measureCost} from './cost/measure.ts'
import {inspect} from './inspect/measure.ts'
import {createSeries, PLAN, QUICK_PLAN, SUBJECTS} from './plan.ts'
import {measurePress, WIDGETS} from './press/measure.ts'
import {describeResults} from './report/index.ts'
import type {Results} from './series.ts'
import {serve} from './serve.ts'

const RUNS = 9
/** Maximum milliseconds of the suite without an explicit number of runs: no round starts that might exceed it. */
const LONGEST = 60 * 60_000
const DOCUMENT = new URL('../../docs/reference/benchmarks.md', import.meta.url)

const launch = ({flag}: Certificate): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({...(executablePath && {executablePath}), args: [...CHROMIUM_ARGS, flag]})
}

interface Round {
  /** The browser's version. */
  browser: string
  /** The cores that other programs kept busy. */
  others: number
}

/**
 * Runs all contenders once, in a new browser, because a browser stays influenced by its first pages. The cores are read
 * while it runs: the time of an ended browser's processes counts as that of other programs.
 */
async function measureRound(
  {costs, inspections, presses}: Results,
  {origin, certificate, round}: {origin: string; certificate: Certificate; round: number},
): Promise<Round> {
  const browser = await launch(certificate)
  const readOthers = watchOthers()
  try {
    console.info('cost')
    await collectRound(costs, round, (one) => measureCost(browser, origin, one))
    console.info('before a use')
    await collectRound(inspections, round, (one) => inspect(browser, origin, one))
    console.info('first press')
    await collectRound(presses, round, ({conditions, ...one}) =>
      measurePress(browser, origin, {...one, ...conditions}),
    )
    return {browser: browser.version(), others: readOthers()}
  } finally {
    await browser.close()
  }
}

interface Limits {
  runs: number
  /** Milliseconds. */
  longest: number
}

/** All rounds. */
async function measureAll(
  results: Results,
  counts: readonly number[],
  {runs, longest}: Limits,
): Promise<Round[]> {
  const began = performance.now()
  const certificate = await createCertificate()
  const server = await serve(await createContents(SUBJECTS, [...new Set([WIDGETS, ...counts])]), certificate)
  const fits = (rounds: number) => (performance.now() - began) * (1 + 1 / rounds) < longest
  const rounds: Round[] = []
  try {
    while (rounds.length < runs && (rounds.length === 0 || fits(rounds.length))) {
      const round = rounds.length + 1
      console.info(`round ${round} of ${runs}, load of the machine ${describeLoad()}`)
      rounds.push(await measureRound(results, {origin: server.origin, certificate, round}))
    }
    return rounds
  } finally {
    await server.close()
  }
}

/**
 * Measures mounting server-rendered widgets and the first click, for the built loader and its peers. Writes
 * docs/reference/benchmarks.md. Returns false if a contender did not do its job; slow figures are not a failure.
 */
export async function runLoaderSuite(args: string[]): Promise<boolean> {
  const isQuick = args.includes('--quick')
  const {runs, json} = readOptions(args, isQuick ? 1 : RUNS)
  const plan = isQuick ? QUICK_PLAN : PLAN
  const results = createSeries(plan)
  const before = describeLoad()
  const longest = args.includes('--runs') ? Infinity : LONGEST
  const rounds = await measureAll(results, plan.counts, {runs, longest})
  const others = rounds.reduce((sum, round) => sum + round.others, 0) / rounds.length
  const load: Load = [before, others.toFixed(2)]
  const setting = {
    browser: rounds[0]?.browser ?? '',
    runs: rounds.length,
    date: new Date(),
    machine: describeMachine(),
    load,
  }
  const text = describeResults(results, plan, setting)
  console.info(text)
  writeDocument(DOCUMENT, text, {isQuick, runs: rounds.length, series: Object.values(results).flat(), load})
  if (json) writeFileSync(json, JSON.stringify(results, null, 2))
  return Object.values(results)
    .flat()
    .every(({invalid}) => !invalid)
}
