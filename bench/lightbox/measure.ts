import type {Browser, Page} from 'playwright-core'
import {pagePath} from '../gallery/contents.ts'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {installLongestEvent} from '../longest-event.ts'
import type {Contender} from './contenders.ts'
import {installProbe, type Timing} from './probe.ts'

/** How many times slower than the machine's the processor is. */
export const SLOWDOWN = 4
/** Milliseconds between pointing at a thumbnail and pressing it, and between two actions. */
export const PAUSE = {pointing: 300, actions: 800}

export const ACTIONS = ['open', 'next', 'next again', 'close'] as const
export type Action = (typeof ACTIONS)[number]
export type Sample = Record<Action, Timing>

/** Presses with a real mouse, whose events the browser times. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new InvalidRun(`${selector} is not there`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(PAUSE.pointing)
  await page.mouse.down()
  await page.mouse.up()
}

async function time(page: Page, {parts}: Contender, selector: string, isOpening: boolean): Promise<Timing> {
  await page.waitForTimeout(PAUSE.actions)
  await page.evaluate(([all, opening]) => lightbox.watch(all, opening), [parts, isOpening] as const)
  await press(page, selector)
  return page.evaluate(() => lightbox.timing())
}

async function expectShown(page: Page, {shown}: Contender, expected: number): Promise<void> {
  const n = await page.evaluate(shown)
  if (n !== expected) throw new InvalidRun(`shows picture ${n}, not ${expected}`)
}

async function act(page: Page, contender: Contender): Promise<Sample> {
  const open = await time(page, contender, '#gallery a', true)
  await expectShown(page, contender, 1)
  const next = await time(page, contender, contender.next, true)
  await expectShown(page, contender, 2)
  const again = await time(page, contender, contender.next, true)
  await expectShown(page, contender, 3)
  const close = await time(page, contender, contender.close, false)
  if (await page.locator(contender.parts).count()) throw new InvalidRun('is still there after closing')
  return {open, next, 'next again': again, close}
}

/** One run in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Sample> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installLongestEvent)
    await page.addInitScript(installProbe)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
    await page.goto(origin + pagePath(contender), {waitUntil: 'load'})
    await page.waitForSelector(contender.ready, {state: 'attached'})
    return act(page, contender)
  })
