import {ensureChromium} from '../chromium.ts'
import type {Outcome} from './outcome.ts'
import {shop as reference} from './reference/start.ts'
import {CannotStart, type ShopKind} from './shop.ts'
import {startBrowser} from './shopper.ts'
import {startSite} from './site.ts'
import {runStory} from './story.ts'
import {shop as vendure} from './vendure/start.ts'

/**
 * `npm run test:backends`: one shopper's story at each shop. `npm run test:backends -- vendure` is that of one. Ends with the
 * counts of all steps.
 */

/** A line for each folder. */
const SHOPS: readonly ShopKind[] = [reference, vendure]

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

function tell({name, state, note}: Outcome): void {
  console.info(`  ${SIGNS[state]} ${name}${note && `: ${note}`}`)
}

ensureChromium()
const names = process.argv.slice(2)
const unknown = names.find((name) => !SHOPS.some((one) => one.name === name))
if (unknown) throw new Error(`no shop is called ${unknown}: ${SHOPS.map(({name}) => name).join(', ')}`)

const browser = await startBrowser()
const outcomes: Outcome[] = []

async function visit(kind: ShopKind): Promise<void> {
  console.info(`\n── ${kind.name}: ${kind.what}`)
  try {
    const shop = await kind.start()
    const site = await startSite(shop)
    try {
      for (const outcome of await runStory(browser, shop, site)) {
        tell(outcome)
        outcomes.push(outcome)
      }
    } finally {
      await site.stop()
      await shop.stop()
    }
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.info(`  – skipped: ${error.message}`)
  }
}

for (const kind of SHOPS) if (!names.length || names.includes(kind.name)) await visit(kind)
await browser.close()
const of = (state: Outcome['state']) => outcomes.filter((one) => one.state === state).length
console.info(`\n${of('passed')} passed, ${of('failed')} failed`)
process.exitCode = of('failed') ? 1 : 0
