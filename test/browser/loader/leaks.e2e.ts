import type {Page} from '@playwright/test'
import {findShell, launchOptions} from '../../chromium.ts'
import {examples} from '../support/examples.ts'
import {
  isNothing,
  measureGrowth,
  NOTHING,
  openRounds,
  type Retained,
  STARTS,
  type Start,
  V8_FLAGS,
  WAYS,
  type Way,
} from '../support/mount-rounds.ts'
import {expect, test} from '../support/test.ts'

const {args, ...launch} = launchOptions(findShell())
test.use({launchOptions: {...launch, args: [...args, V8_FLAGS]}})

/** The first rounds load all files and fill the browser's own caches. */
const ROUNDS = 10

const all = examples.flatMap(({codes}) => codes).join('\n')

interface Kind {
  way: Way
  start: Start
}

/** Checks all widgets together, and each one only after a failure. */
async function findLeaking(page: Page, {way, start}: Kind): Promise<Record<string, Retained>> {
  const leaking: Record<string, Retained> = {}
  for (const {widget, codes} of examples) {
    const rounds = await openRounds(page, way, start, codes.join('\n'))
    await rounds.run(ROUNDS)
    const growth = await measureGrowth(rounds, ROUNDS)
    if (!isNothing(growth)) leaking[widget] = growth
  }
  return leaking
}

const TITLES: Record<Way, string> = {
  removal: 'their elements are removed',
  unmount: 'they are unmounted',
  swap: 'the body is swapped',
}

for (const start of STARTS)
  for (const way of WAYS)
    test(`mounted ${start}, widgets leave nothing behind when ${TITLES[way]}`, async ({
      page,
      consoleLines,
    }) => {
      // the examples demonstrate mistakes
      consoleLines.expect(/./, null)
      const rounds = await openRounds(page, way, start, all)
      const mounted = await rounds.run(ROUNDS)
      if (start === 'now') expect(mounted.toSorted()).toEqual(examples.map(({widget}) => widget).toSorted())
      const growth = await measureGrowth(rounds, ROUNDS)
      const isFound = !isNothing(growth)
      if (isFound) test.setTimeout(600_000)
      const leaking = isFound ? await findLeaking(page, {way, start}) : {}
      expect({growth, leaking}).toEqual({growth: NOTHING, leaking: {}})
    })
