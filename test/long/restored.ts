import {runPlaywright} from './browser/run-playwright.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

const RUNS = 100

async function run() {
  const {passed, failed} = await runPlaywright('collection-restored', {RESTORED: `${RUNS}`})
  const tally = createTally()
  tally.expect(
    passed === RUNS,
    'Lists that Back did not restore with place and focus, after three filters and two more pages',
    passed + failed,
    `${failed}`,
  )
  return tally.end()
}

export const check: Check = {name: 'A filtered list is left and restored', run}
