import type {Browser, Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {installLongestEvent} from '../longest-event.ts'
import {point} from '../point.ts'
import type {Action} from './actions.ts'
import {installProbe} from './probe.ts'

/** How many times slower than the machine's the processor is. */
export const SLOWDOWN = 4
/** Milliseconds between pointing at a control and pressing it, and until late movements are over. */
export const PAUSE = {pointing: 300, after: 1500}

/** Event Timing counts in steps of 8 ms. */
export interface Sample {
  paint: number
  shift: number
  allShift: number
}

/** A press with a real mouse, whose events the browser times. */
async function press(page: Page, selector: string): Promise<void> {
  await point(page, selector)
  await page.waitForTimeout(PAUSE.pointing)
  await page.evaluate(() => interactions.watch())
  await page.mouse.down()
  await page.mouse.up()
}

async function act(page: Page, {path, prepare, target, effect}: Action, origin: string): Promise<Sample> {
  await page.goto(origin + path, {waitUntil: 'load'})
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await press(page, target)
  await page.locator(effect).first().waitFor()
  await page.waitForTimeout(PAUSE.after)
  return page.evaluate(() => interactions.read())
}

/** One press in a fresh page. */
export const measure = (browser: Browser, origin: string, action: Action): Promise<Sample> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installLongestEvent)
    await page.addInitScript(installProbe)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
    return act(page, action, origin)
  })
