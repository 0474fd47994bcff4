import {chromium, type Page} from 'playwright-core'
import {examples} from '../browser/support/examples.ts'
import {
  isNothing,
  measureGrowth,
  openRounds,
  STARTS,
  type Start,
  V8_FLAGS,
  WAYS,
  type Way,
} from '../browser/support/mount-rounds.ts'
import {startServer} from '../browser/support/server.ts'
import {findShell, launchOptions} from '../chromium.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

/** Rounds before the measurement, and in each measured block. */
const ROUNDS = 60

interface Subject {
  name: string
  html: string
}

const each: readonly Subject[] = examples.map(({widget, codes}) => ({name: widget, html: codes.join('\n')}))
const together: Subject = {name: 'all together', html: each.map(({html}) => html).join('\n')}

/** Describes a subject's growth; null without growth. */
async function findGrowth(page: Page, {name, html}: Subject, way: Way, start: Start): Promise<string | null> {
  const rounds = await openRounds(page, way, start, html)
  await rounds.run(ROUNDS)
  const growth = await measureGrowth(rounds, ROUNDS)
  await page.close()
  return isNothing(growth) ? null : `${name} ${JSON.stringify(growth)}`
}

async function run() {
  const server = await startServer()
  const {args, ...launch} = launchOptions(findShell())
  const browser = await chromium.launch({...launch, args: [...args, V8_FLAGS]})
  const context = await browser.newContext({baseURL: server.url})
  const tally = createTally()
  for (const start of STARTS)
    for (const way of WAYS) {
      const left = await findGrowth(await context.newPage(), together, way, start)
      const found = left ? [left] : []
      // each alone, to find out which one leaks
      for (const subject of left ? each : [])
        found.push((await findGrowth(await context.newPage(), subject, way, start)) ?? '')
      tally.expect(
        !left,
        `Nodes, listeners, observers, timers, channels and heap left by ${each.length} widgets, mounted ${start}, ended by ${way}`,
        `${ROUNDS} rounds after ${ROUNDS}`,
        found.filter(Boolean).join(', ') || '0',
      )
    }
  await browser.close()
  await server.stop()
  return tally.end()
}

export const check: Check = {name: 'Widgets are mounted and ended again and again', run}
