import {existsSync} from 'node:fs'
import type {Browser} from 'playwright-core'
import {runCommand} from './command.ts'
import {runFaults} from './faults.ts'
import {guideOf, runGuide} from './guide.ts'
import {runNewcomer} from './newcomer.ts'
import {check, type Outcome} from './outcome.ts'
import {measureOverhead} from './overhead.ts'
import type {Visited} from './report.ts'
import {CannotStart, type RunningShop, type ShopKind} from './shop.ts'
import {startSite} from './site.ts'
import {runStory} from './story.ts'

export interface Visit {
  kind: ShopKind
  browser: Browser
  start: () => Promise<RunningShop>
  /** Whether the guide's packages come from the registry, as for a reader. */
  isFresh: boolean
}

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

export const print = ({name, state, note}: Outcome): void =>
  console.info(`  ${SIGNS[state]} ${name}${note && `: ${note}`}`)

async function gather(outcomes: AsyncIterable<Outcome> | Promise<readonly Outcome[]>): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes instanceof Promise ? await outcomes : outcomes) {
    print(outcome)
    all.push(outcome)
  }
  return all
}

/** The seconds of each part of a visit. */
function createStopwatch() {
  const begun = Date.now()
  const parts: string[] = []
  const since = (time: number): number => Math.round((Date.now() - time) / 100) / 10
  return {
    seconds: () => since(begun),
    toWords: () => `${since(begun)} s: ${parts.join(', ')}`,
    async time<T>(name: string, run: () => Promise<T>): Promise<T> {
      const from = Date.now()
      try {
        return await run()
      } finally {
        parts.push(`${name} ${since(from)}`)
      }
    },
  }
}

/** Follows the guide in an empty folder, beside the shop's server. A guide that needs a shop uses this one. */
async function followGuide({kind, browser, isFresh}: Visit, shop: RunningShop): Promise<Outcome[]> {
  if (!existsSync(guideOf(kind.name))) return []
  await shop.reset()
  return runGuide({browser, kind, shop: kind.guide ? shop : null, isFresh})
}

/** Starts a kind of shop, tests it and stops it. */
async function visitShop(visit: Visit): Promise<Omit<Visited, 'name' | 'what'>> {
  const {browser} = visit
  const {time, seconds, toWords} = createStopwatch()
  const shop = await time('start', visit.start)
  const site = await startSite(shop)
  try {
    const story = await time('story', () => gather(runStory(browser, shop, site)))
    const faults = await time('faults', () => gather(runFaults(browser, shop, site)))
    const reading = await time('reading', () =>
      gather(
        check('reading the cart', () => measureOverhead(browser, shop, site)).then((outcome) => [outcome]),
      ),
    )
    const overhead = reading[0]?.state === 'passed' ? reading[0].note : null
    const newcomer = await time('newcomer', () => gather(runNewcomer(browser, shop, site)))
    await shop.reset()
    const command = await time('command', () => gather(runCommand(shop)))
    const guide = await time('guide', () => gather(followGuide(visit, shop)))
    return {
      story: [...story, ...guide],
      faults,
      command,
      newcomer,
      timed: reading,
      overhead,
      seconds: seconds(),
    }
  } finally {
    await site.stop()
    await shop.stop()
    console.info(`  ${toWords()}`)
  }
}

/** Skips a shop that cannot start here; any other error is a failure. */
function giveUp(error: unknown): Omit<Visited, 'name' | 'what'> {
  const empty = {story: [], faults: [], command: [], newcomer: [], timed: [], overhead: null, seconds: 0}
  const isMissing = error instanceof CannotStart
  const note = `${error instanceof Error ? error.message : error}`
  console.info(`  ${isMissing ? '– skipped' : '✗ failed'}: ${note}`)
  return isMissing ? {...empty, whyNot: note} : {...empty, story: [{name: 'start', state: 'failed', note}]}
}

export async function visit(one: Visit): Promise<Visited> {
  const {name, what} = one.kind
  console.info(`\n── ${name}: ${what}`)
  return {name, what, ...(await visitShop(one).catch(giveUp))}
}
