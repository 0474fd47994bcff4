import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Browser} from 'playwright-core'
import {ensureChromium} from '../chromium.ts'
import {runCommand} from './command.ts'
import {runFaults} from './faults.ts'
import type {Outcome} from './outcome.ts'
import {shop as reference} from './reference/start.ts'
import {backendsPage, type Visited} from './report.ts'
import {CannotStart, type ShopKind} from './shop.ts'
import {startBrowser} from './shopper.ts'
import {startSite} from './site.ts'
import {runStory} from './story.ts'
import {shop as vendure} from './vendure/start.ts'

/**
 * `npm run test:backends`: one shopper's story at each shop. `npm run test:backends -- vendure` is that of one. Ends with the
 * counts of all steps.
 */

const PAGE = join(import.meta.dirname, '../../docs/reference/backends.md')

/** A line for each folder. */
const SHOPS: readonly ShopKind[] = [reference, vendure]

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

async function visit(kind: ShopKind, browser: Browser): Promise<Visited> {
  const {name, what} = kind
  console.info(`\n── ${name}: ${what}`)
  const begun = Date.now()
  const shop = await kind.start()
  const site = await startSite(shop)
  try {
    const story = await gather(runStory(browser, shop, site))
    const faults = await gather(runFaults(browser, shop, site))
    await shop.reset()
    const command = await gather(runCommand(shop))
    return {name, what, story, faults, command, overhead: null}
  } finally {
    await site.stop()
    await shop.stop()
    console.info(`  ${Math.round((Date.now() - begun) / 1000)} s`)
  }
}

function skip({name, what}: ShopKind, error: unknown): Visited {
  if (!(error instanceof CannotStart)) throw error
  console.info(`  – skipped: ${error.message}`)
  return {name, what, whyNot: error.message, story: [], faults: [], command: [], overhead: null}
}

ensureChromium()
const names = process.argv.slice(2)
const unknown = names.find((name) => !SHOPS.some((one) => one.name === name))
if (unknown) throw new Error(`no shop is called ${unknown}: ${SHOPS.map(({name}) => name).join(', ')}`)

const browser = await startBrowser()
const visited: Visited[] = []
for (const kind of SHOPS)
  if (!names.length || names.includes(kind.name))
    visited.push(await visit(kind, browser).catch((error: unknown) => skip(kind, error)))
await browser.close()

// a run of some shops says nothing of the others
if (!names.length) writeFileSync(PAGE, backendsPage(visited, new Date().toISOString().slice(0, 10)))
const outcomes = visited.flatMap(({story, faults, command}) => [...story, ...faults, ...command])
const of = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
console.info(`\n${of('passed')} passed, ${of('failed')} failed`)
process.exitCode = of('failed') ? 1 : 0
