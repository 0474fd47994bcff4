import {join} from 'node:path'
import type {Browser, BrowserContext} from 'playwright-core'
import {addAndCheckOut, MOST} from '../create-vitrine/buy.ts'
import {packCreateVitrine} from '../create-vitrine/packed.ts'
import {expect} from './expect.ts'
import {check, type Outcome} from './outcome.ts'
import type {RunningShop} from './shop.ts'
import {openShopper} from './shopper.ts'
import type {Site} from './site.ts'

/** The settings that only the shop's owner knows. */
const KEYS = ['key', 'channel', 'region'] as const

const argumentsFor = ({tag, namedApi}: RunningShop, address: string): string[] => [
  ...['--shop', address, '--yes'],
  ...KEYS.flatMap((name) => (tag[name] ? [`--${name}`, tag[name]] : [])),
  // Node would look for that name in the network
  ...(namedApi ? ['--no-check'] : []),
]

/** Answers calls to the address that the shop's pages name. */
const answerAt = (context: BrowserContext, named: string, address: string): Promise<unknown> =>
  context.route(`${named}/**`, async (route) => {
    const url = route.request().url().replace(named, address)
    await route.fulfill({response: await route.fetch({url})})
  })

/** Writes a page with the packed `create-vitrine` and buys its product; returns the seconds of both. */
async function buyAsNewcomer(browser: Browser, shop: RunningShop, site: Site): Promise<number> {
  const packed = await packCreateVitrine()
  const shopper = await openShopper(browser, site.origin)
  const {page} = shopper
  const address = shop.productPage ? site.origin + shop.productPage : site.proxy.origin
  try {
    if (shop.namedApi) await answerAt(shopper.context, shop.namedApi, address)
    const began = Date.now()
    const {code, said} = await packed.run(['made', ...argumentsFor(shop, address)])
    if (code !== 0 || / [1-9]\d* failed/.test(said)) throw new Error(said)
    site.upload(join(packed.home, 'made'))
    await addAndCheckOut(page, site.origin)
    await shop.order(page)
    await expect.poll(shop.ordered).toEqual([expect.stringMatching(/^1 × \S/)])
    return (Date.now() - began) / 1000
  } finally {
    await shopper.leave()
    await packed.remove()
  }
}

/** From an empty folder to an order: a line of the stopwatch's table. */
export async function runNewcomer(browser: Browser, shop: RunningShop, site: Site): Promise<Outcome[]> {
  // the same double sells on another origin, too
  if (shop.proxied && !shop.productPage) return []
  await shop.reset()
  const outcome = await check('create-vitrine', async () => {
    const seconds = await buyAsNewcomer(browser, shop, site)
    expect(seconds).toBeLessThanOrEqual(MOST)
    return `${seconds.toFixed(1)} s`
  })
  return [outcome]
}
