import type {Browser, Page} from 'playwright-core'
import {pause, type Visited, visit} from '../visit.ts'
import {longestScript, type TraceEvent} from './trace.ts'

/** What a page does before a use, seen with tools that would make its other figures worse. */
export interface Inspection {
  /** Milliseconds of CPU that script takes in any one task. */
  longestTask: number
  /** Attributes written after the parser. */
  attributes: number
  /** Bytes of script that is asked for before the page rests. */
  scriptBytes: number
  /** And at rest. */
  restBytes: number
}

declare global {
  var countAttributes: () => number
}

/** Runs in the page before its scripts. It must not refer to anything outside of itself. */
function installCounter(): void {
  let count = 0
  const observer = new MutationObserver((records) => {
    count += records.length
  })
  observer.observe(document, {attributes: true, subtree: true})
  globalThis.countAttributes = () => count + observer.takeRecords().length
}

/** What the browser does meanwhile. */
async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, {categories: ['devtools.timeline', 'toplevel']})
  try {
    await act()
  } catch (error) {
    // else the next one cannot begin
    await browser.stopTracing()
    throw error
  }
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** Milliseconds at rest. */
const REST = 2000

/** Visits the page and leaves it alone. */
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
