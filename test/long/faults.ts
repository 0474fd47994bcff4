import {readFile} from 'node:fs/promises'
import {runPlaywright} from './browser/run-playwright.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

/** The rows of the tables in `docs/reference/faults.md`, without their heads. */
async function countCases(): Promise<number> {
  const page = await readFile(new URL('../../docs/reference/faults.md', import.meta.url), 'utf8')
  return page.split('\n').filter((line) => line.startsWith('|') && !/^\| (-|fault )/.test(line)).length
}

async function run() {
  const tally = createTally()
  const widgets = await runPlaywright('faults-table', {})
  tally.expect(
    widgets.failed === 0,
    'Faults with a different result than in docs/reference/faults.md',
    await countCases(),
    `${widgets.failed}`,
  )
  const tracking = await runPlaywright('tracking', {FAULTS: '1'})
  tally.expect(
    tracking.failed === 0,
    'Faults in which tracking loses an event or counts one twice',
    tracking.passed + tracking.failed,
    `${tracking.failed}`,
  )
  return tally.end()
}

export const check: Check = {name: 'Faults of the server, the network, files and the browser', run}
