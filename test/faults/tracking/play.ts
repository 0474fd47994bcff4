import type {Browser} from 'playwright-core'
import type {Adapter} from './adapter.ts'
import {startCollector} from './collector.ts'
import {countOutcome, type Outcome} from './outcome.ts'
import type {Row} from './row.ts'
import {createStage} from './stage.ts'

/** Plays one run of a row, with a separate collector and visitor. */
export async function playRun(row: Row, adapter: Adapter, browser: Browser, run: number): Promise<Outcome> {
  const collector = await startCollector(adapter)
  const stage = createStage({adapter, browser, collector, run})
  try {
    const began = performance.now()
    const {ms = performance.now() - began, facts = {}} = await row.play(stage)
    return {...countOutcome(stage.told, collector.arrivals), ms: Math.round(ms), facts}
  } finally {
    await stage.close()
    await collector.close()
  }
}

/** Plays all runs of a row concurrently, because they mostly wait. */
export async function playRow(
  row: Row,
  adapter: Adapter,
  browser: Browser,
  runs: number,
): Promise<Outcome[]> {
  const numbers = Array.from({length: runs}, (_, run) => run)
  if (!row.isAlone) return Promise.all(numbers.map((run) => playRun(row, adapter, browser, run)))
  const outcomes: Outcome[] = []
  for (const run of numbers) outcomes.push(await playRun(row, adapter, browser, run))
  return outcomes
}
