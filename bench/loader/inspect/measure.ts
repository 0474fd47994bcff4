import type {Browser, Page} from 'playwright-core'
import {pause, type Visited, visit} from '../visit.ts'
import {longestScript, type TraceEvent} from './trace.ts'

/** The work of a page before a use, measured with tools that would distort its other figures. */
export interface Inspection {
  /** Maximum milliseconds of CPU that script uses in one task. */
  longestTask: number
  /** Attributes set after parsing. */
  attributes: number
  /** Bytes of script requested before the page is idle. */
  scriptBytes: number
  /** Bytes of script requested by the idle page. */
  restBytes: number
}

declare global {
  var countAttributes: () => number
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
function installCounter(): void {
  let count = 0
  const observer = new MutationObserver((records) => {
    count += records.length
  })
  observer.observe(document, {attributes: true, subtree: true})
  globalThis.countAttributes = () => count + observer.takeRecords().length
}

/** The browser's trace during `act`. */
async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {categories: ['devtools.timeline', 'toplevel']})
  try {
    await act()
  } catch (error) {
    // otherwise the next trace cannot start
    await browser.stopTracing()
    throw error
  }
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** Milliseconds of idle time. */
const REST = 2000

/** Visits the page without using it. */
export const inspect = (browser: Browser, origin: string, visited: Visited): Promise<Inspection> =>
  visit(browser, origin, visited, async ({page, show}) => {
    await page.addInitScript(installCounter)
    const events = await trace(browser, page, async () => {
      await show()
      await pause(REST)
    })
    const {scriptBytes, restBytes} = await page.evaluate(() => bench.tell())
    return {
      longestTask: longestScript(events),
      attributes: await page.evaluate(() => countAttributes()),
      scriptBytes,
      restBytes,
    }
  })
