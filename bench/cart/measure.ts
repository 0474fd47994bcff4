import type {Browser} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {readCpu} from '../read-cpu.ts'
import {CHANGES, pagePath} from './contents.ts'
import {type Change, installProbe} from './probe.ts'

/** One run of a cart page. */
export interface Sample {
  changes: Change[]
  /** Main-thread CPU time per change, in milliseconds. */
  cpu: number
}

/** Runs in a fresh page, after the page and the files for its use have loaded. */
export const measure = (browser: Browser, origin: string, size: number): Promise<Sample> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installProbe)
    await page.goto(origin + pagePath(size), {waitUntil: 'load'})
    await page.waitForSelector('[data-cart-state=ready] [data-cart=lines] > li')
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const before = await readCpu(session)
    const changes: Change[] = []
    for (let index = 0; index < CHANGES; index++)
      changes.push(await page.evaluate((at) => cartProbe(at), index))
    const cpu = ((await readCpu(session)) - before) / CHANGES
    const lines = await page.locator('[data-cart=lines] > li').count()
    if (lines !== size) throw new InvalidRun(`shows ${lines} of ${size} lines in the end`)
    return {changes, cpu}
  })
