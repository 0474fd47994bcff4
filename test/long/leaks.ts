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

/** Before anything is measured, and in each block that is measured. */
const ROUNDS = 60

interface Subject {
  name: string
  html: string
}

const each: readonly Subject[] = examples.map(({widget, codes}) => ({name: widget, html: codes.join('\n')}))
const together: readonly Subject[] = [{name: 'all together', html: each.map(({html}) => html).join('\n')}]

/** The names of those that leave something, with what that is. */
async function findLeaking(
  newPage: () => Promise<Page>,
  subjects: readonly Subject[],
  way: Way,
  start: Start,
): Promise<string[]> {
  const leaking: string[] = []
  for (const {name, html} of subjects) {
    const page = await newPage()
    const rounds = await openRounds(page, way, start, html)
    await rounds.run(ROUNDS)
    const growth = await measureGrowth(rounds, ROUNDS)
    if (!isNothing(growth)) leaking.push(`${name} ${JSON.stringify(growth)}`)
    await page.close()
  }
  return leaking
}

async function run() {
  const server = await startServer()
  const {args, ...launch} = launchOptions(findShell())
  const browser = await chromium.launch({...launch, args: [...args, V8_FLAGS]})
  const context = await browser.newContext({baseURL: server.url})
  const tally = createTally()
  for (const start of STARTS)
    for (const way of WAYS)
      for (const [what, subjects] of [
        ['each widget alone', each],
        ['all widgets on one page', together],
      ] as const) {
        const leaking = await findLeaking(() => context.newPage(), subjects, way, start)
        tally.expect(
          leaking.length === 0,
          `Nodes, listeners, observers, timers, channels and heap left by ${what}, mounted ${start}, ended by ${way}`,
          `${subjects.length} × ${ROUNDS} rounds after ${ROUNDS}`,
          leaking.join(', ') || '0',
        )
      }
  await browser.close()
  await server.stop()
  return tally.end()
}

export const check: Check = {name: 'Widgets are mounted and ended again and again', run}
