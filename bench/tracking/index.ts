import {writeFileSync} from 'node:fs'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../test/chromium.ts'
import type {Adapter} from '../../test/faults/tracking/adapter.ts'
import {createOurs} from '../../test/faults/tracking/ours.ts'
import {type Outcome, worstOf} from '../../test/faults/tracking/outcome.ts'
import {playRow} from '../../test/faults/tracking/play.ts'
import type {Row} from '../../test/faults/tracking/row.ts'
import {rows} from '../../test/faults/tracking/rows/rows.ts'
import {describeLoad} from '../describe-load.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {readOptions} from '../options.ts'
import {measureCost} from './measure.ts'
import {createPeers} from './peers.ts'
import {describeCosts, describeFaults, type Result} from './report.ts'

const launch = (row?: Row): Promise<Browser> => {
  const executablePath = findChromium()
  const args = ['--headless', ...CHROMIUM_ARGS]
  return chromium.launch({...(executablePath && {executablePath}), args, ...row?.launch})
}

/** Null if the tracker could not finish: a page crashed, or the tracker never started in it. */
async function playOne(row: Row, adapter: Adapter, runs: number): Promise<Outcome | null> {
  const browser = await launch(row)
  try {
    return worstOf(await playRow(row, adapter, browser, runs))
  } catch (error) {
    console.info(
      `${adapter.name}, ${row.id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
    return null
  } finally {
    await browser.close().catch(() => {})
  }
}

async function measureAll(result: Result, runs: number): Promise<void> {
  const browser = await launch()
  try {
    for (let run = 0; run < runs; run++) result.costs.push(await measureCost(result.adapter, browser, run))
  } catch (error) {
    if (!(error instanceof InvalidRun)) throw error
    result.invalid = error.message
  } finally {
    await browser.close()
  }
}

async function playAll(result: Result): Promise<void> {
  for (const row of rows.filter(({isForAll}) => isForAll)) {
    console.info(`${result.adapter.name}: ${row.id} ${row.title}`)
    result.outcomes.set(row.id, await playOne(row, result.adapter, 1))
  }
}

/**
 * Measures the outcome of events under the faults of the catalogue, and the cost for a page, for Vitrine and its peers,
 * with the harness of the tests. Returns false if one could not do its job on a healthy network; lost events are not a
 * failure.
 */
export async function runTrackingSuite(args: string[]): Promise<boolean> {
  const {runs, isQuick, json} = readOptions(args, 9)
  const adapters = [createOurs(), ...(await createPeers())]
  const results = adapters.map((adapter): Result => ({adapter, outcomes: new Map(), costs: []}))
  console.info(`load of the machine ${describeLoad()}`)
  for (const result of results) await measureAll(result, runs)
  if (!isQuick) for (const result of results) await playAll(result)
  console.info(`load of the machine at the end ${describeLoad()}\n`)
  if (!isQuick) console.info(`${describeFaults(rows, results)}\n`)
  console.info(await describeCosts(results))
  if (json)
    writeFileSync(
      json,
      JSON.stringify(
        results.map((one) => ({...one, outcomes: [...one.outcomes]})),
        null,
        2,
      ),
    )
  return results.every(({invalid}) => !invalid)
}
