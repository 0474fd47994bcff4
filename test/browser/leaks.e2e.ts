import type {Page} from '@playwright/test'
import {findShell, launchOptions} from '../chromium.ts'
import {
  htmlOf,
  openRounds,
  type Retained,
  STARTS,
  type Start,
  V8_FLAGS,
  WAYS,
  type Way,
} from './support/mount-rounds.ts'
import {expect, test} from './support/test.ts'

const {args, ...launch} = launchOptions(findShell())
test.use({launchOptions: {...launch, args: [...args, V8_FLAGS]}})

/** In which all is fetched, and the browser's own caches are filled. */
const FIRST = 10
const ROUNDS = 10
/** What grows once is what is kept for later; a leak grows with every block of rounds. */
const BLOCKS = 4

/** Bytes by which the heap differs from one measuring of a page at rest to the next: a hundredth of a leak of 1 kB a mount. */
const NOISE = 1000 * ROUNDS

type Growth = Retained

function growthOf(before: Retained, after: Retained): Growth {
  const heap = after.heap - before.heap
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    observed: after.observed - before.observed,
    timers: after.timers - before.timers,
    channels: after.channels - before.channels,
    heap: heap > NOISE ? heap : 0,
  }
}

const isNothing = (growth: Growth): boolean => Object.values(growth).every((value) => value <= 0)

async function measureGrowth(page: Page, way: Way, start: Start, html: string): Promise<Growth> {
  const rounds = await openRounds(page, way, start, html)
  await rounds.run(FIRST)
  let before = await rounds.measure()
  for (let block = 1; ; block++) {
    await rounds.run(ROUNDS)
    const after = await rounds.measure()
    const growth = growthOf(before, after)
    console.log(start, way, JSON.stringify(growth), after.heap - before.heap)
    if (isNothing(growth) || block === BLOCKS) return growth
    before = after
  }
}

const NOTHING: Growth = {nodes: 0, listeners: 0, observed: 0, timers: 0, channels: 0, heap: 0}

for (const start of STARTS)
  for (const way of WAYS)
    test(`nothing is left of widgets, mounted ${start}, after ${way}`, async ({page, consoleLines}) => {
      consoleLines.expect(/./, null)
      const t = Date.now()
      const g = await measureGrowth(
        page,
        way,
        start,
        htmlOf(() => true),
      )
      console.log(Date.now() - t)
      expect(g).toEqual(NOTHING)
    })
