import type {Browser, Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {installLongestEvent} from '../longest-event.ts'
import {CHOSEN, type Contender} from './contenders.ts'
import {installProbe, type Timing} from './probe.ts'
import {CONTENDER} from './serve.ts'

/** How many times slower than the machine's the processor is. */
export const SLOWDOWN = 4
/** Milliseconds until a page is at rest, and between pointing at a filter and pressing it. */
export const PAUSE = {rest: 2000, pointing: 300}

/** The first product of the chosen category. */
async function firstTitle(page: Page, origin: string): Promise<string> {
  const reply = await page.request.get(`${origin}/api/commerce/products?filter.category=${CHOSEN}`)
  const {items} = (await reply.json()) as {items: readonly {title: string}[]}
  if (!items[0]) throw new InvalidRun(`no product is in ${CHOSEN}`)
  return items[0].title
}

async function press(page: Page, {filter, list}: Contender, title: string): Promise<Timing> {
  const box = await page.locator(filter).boundingBox()
  if (!box) throw new InvalidRun(`${filter} is not visible`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(PAUSE.pointing)
  await page.evaluate(([all, first]) => globalThis.list.watch(all, first), [list, title] as const)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => globalThis.list.timing())
}

/** One run in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Timing> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installLongestEvent)
    await page.addInitScript(installProbe)
    await page.setExtraHTTPHeaders({[CONTENDER]: contender.name})
    const title = await firstTitle(page, origin)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
    await page.goto(`${origin}/shop`, {waitUntil: 'load'})
    await page.waitForSelector(contender.ready, {state: 'attached'})
    await page.locator('details.collection-filters').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    await page.waitForTimeout(PAUSE.rest)
    const timing = await press(page, contender, title)
    const count = await page.locator(`${contender.list} > *`).count()
    if (count < 2) throw new InvalidRun(`shows ${count} products`)
    return timing
  })
