import {runPlaywright} from './browser/run-playwright.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

const TRIED = /gadgets: (\d+) hostile elements tried, 0 executed/g

async function run() {
  const {output, failed} = await runPlaywright('gadgets', {GADGETS: 'all'})
  const tried = Array.from(output.matchAll(TRIED), ([, count]) => Number(count))
  const tally = createTally()
  tally.expect(
    failed === 0 && tried.length > 0,
    'Rounds in which a hostile element ran code, or requested a script, a file or a reply from another host',
    `${tried.length + failed} rounds`,
    `${failed}`,
  )
  tally.note(
    'Hostile elements in those rounds: each attribute of each widget with each payload',
    tried.reduce((sum, one) => sum + one, 0),
    '0 executed',
  )
  return tally.end()
}

export const check: Check = {name: 'Sanitized markup in and around every widget', run}
