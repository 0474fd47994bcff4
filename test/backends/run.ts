import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Browser} from 'playwright-core'
import {ensureChromium} from '../chromium.ts'
import {runCommand} from './command.ts'
import {runFaults} from './faults.ts'
import {guideOf, runGuide} from './guide.ts'
import {shop as medusa} from './medusa/start.ts'
import {check, type Outcome} from './outcome.ts'
import {measureOverhead} from './overhead.ts'
import {shop as reference} from './reference/start.ts'
import {backendsPage, type Visited} from './report.ts'
import {CannotStart, type RunningShop, type ShopKind} from './shop.ts'
import {shop as shopify} from './shopify/start.ts'
import {startBrowser} from './shopper.ts'
import {type Site, startSite} from './site.ts'
import {runStory} from './story.ts'
import {shop as vendure} from './vendure/start.ts'
import {shop as woocommerce} from './woocommerce/start.ts'

/**
 * `npm run test:backends`: one shopper's story at each shop. `npm run test:backends -- vendure` is that of one. Ends with the
 * counts of all steps.
 */

const PAGE = join(import.meta.dirname, '../../docs/reference/backends.md')

/** A line for each folder. */
const SHOPS: readonly ShopKind[] = [reference, vendure, medusa, shopify, woocommerce]

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

async function gather(outcomes: AsyncIterable<Outcome> | Promise<readonly Outcome[]>): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes instanceof Promise ? await outcomes : outcomes) {
    const {name, state, note} = outcome
    console.info(`  ${SIGNS[state]} ${name}${note && `: ${note}`}`)
    all.push(outcome)
  }
  return all
}

const timeRead = async (browser: Browser, shop: RunningShop, site: Site): Promise<Outcome[]> => [
  await check('reading the cart', () => measureOverhead(browser, shop, site)),
]

/** From an empty folder, after the shop's own server has ended; beside another where the guide begins with a shop. */
async function followGuide(kind: ShopKind, browser: Browser): Promise<Outcome[]> {
  if (!existsSync(guideOf(kind.name))) return []
  const shop = kind.guide ? await kind.start() : null
  try {
    return await gather(runGuide(browser, kind, shop))
  } finally {
    await shop?.stop()
  }
}

async function visit(kind: ShopKind, browser: Browser): Promise<Visited> {
  const {name, what} = kind
  console.info(`\n── ${name}: ${what}`)
  const begun = Date.now()
  const shop = await kind.start()
  const site = await startSite(shop)
  try {
    const story = await gather(runStory(browser, shop, site))
    const faults = await gather(runFaults(browser, shop, site))
    const [timed] = await gather(timeRead(browser, shop, site))
    const overhead = timed?.state === 'passed' ? timed.note : null
    await shop.reset()
    const command = await gather(runCommand(shop))
    return {name, what, story, faults, command, overhead, timed: timed ? [timed] : []}
  } finally {
    await site.stop()
    await shop.stop()
    console.info(`  ${Math.round((Date.now() - begun) / 1000)} s`)
  }
}

async function visitAll(kind: ShopKind, browser: Browser): Promise<Visited> {
  const visited = await visit(kind, browser)
  return {...visited, story: [...visited.story, ...(await followGuide(kind, browser))]}
}

/** A shop that cannot be had is skipped; one that ends in any other error has failed. */
function giveUp({name, what}: ShopKind, error: unknown): Visited {
  const empty = {name, what, story: [], faults: [], command: [], timed: [], overhead: null}
  const isMissing = error instanceof CannotStart
  const note = `${error instanceof Error ? error.message : error}`
  console.info(`  ${isMissing ? '– skipped' : '✗ failed'}: ${note}`)
  return isMissing ? {...empty, whyNot: note} : {...empty, story: [{name: 'start', state: 'failed', note}]}
}

ensureChromium()
const names = process.argv.slice(2)
const unknown = names.find((name) => !SHOPS.some((one) => one.name === name))
if (unknown) throw new Error(`no shop is called ${unknown}: ${SHOPS.map(({name}) => name).join(', ')}`)

const browser = await startBrowser()
const visited: Visited[] = []
for (const kind of SHOPS)
  if (!names.length || names.includes(kind.name))
    visited.push(await visitAll(kind, browser).catch((error: unknown) => giveUp(kind, error)))
await browser.close()

// a run of some shops says nothing of the others
if (!names.length) writeFileSync(PAGE, backendsPage(visited, new Date().toISOString().slice(0, 10)))
const outcomes = visited.flatMap(({story, faults, command, timed}) => [
  ...story,
  ...faults,
  ...command,
  ...timed,
])
const of = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
console.info(`\n${of('passed')} passed, ${of('failed')} failed`)
process.exitCode = of('failed') ? 1 : 0
