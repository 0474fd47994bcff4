import {type Browser, test} from '@playwright/test'
import type {Adapter} from './adapter.ts'
import {createOurs} from './ours.ts'
import {worstOf} from './outcome.ts'
import {playRow} from './play.ts'
import type {Row} from './row.ts'
import {rows} from './rows/rows.ts'
import {noteRow} from './table-reporter.ts'

/** The worst run counts. */
const RUNS = 3

let ours: Adapter
test.beforeAll(() => {
  ours = createOurs()
})

/** Plays a row in a separate browser if it asks for one. */
async function play(row: Row, shared: Browser, launch: (options: object) => Promise<Browser>) {
  const browser = row.launch ? await launch(row.launch) : shared
  try {
    return await playRow(row, ours, browser, RUNS)
  } finally {
    if (browser !== shared) await browser.close()
  }
}

for (const row of rows)
  test(`${row.id}: ${row.title}`, async ({browser, playwright, launchOptions}, testInfo) => {
    // a row that plays alone takes three times as long, and three times that on a busy machine
    test.setTimeout(row.isAlone ? 300_000 : 120_000)
    const launch = (options: object) => playwright.chromium.launch({...launchOptions, ...options})
    const worst = worstOf(await play(row, browser, launch))
    const problems = row.check(worst).filter((problem) => problem !== false)
    noteRow(testInfo, {row: `${row.id} ${row.title}`, worst, problems})
    test.expect(problems, JSON.stringify(worst)).toEqual([])
  })
