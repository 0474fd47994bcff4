import type {Browser, CDPSession, Page} from 'playwright-core'
import {nextCart} from '../indicators.ts'
import {InvalidRun} from '../invalid-run.ts'
import type {Sight} from '../probe.ts'
import {pause, type Visited, visit} from '../visit.ts'

/** The raw cost of one run of one page. */
export interface Sample {
  /** CPU time of the page's main thread, in milliseconds. */
  cpu: number
  sight: Sight
  /** Bytes of V8's heap after garbage collection. */
  heap: number
  listeners: number
}

/** Milliseconds between two checks whether late work (effects after paint, idle callbacks, frames) has finished. */
const LOOK = 500
/** Milliseconds of CPU in that time on an idle page. */
const RESTING = 3
/** The maximum number of checks for a page that never becomes idle. */
const LOOKS = 120

async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const {metrics} = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({name, value}) => [name, value]))
}

const metric = (metrics: Record<string, number>, name: string): number => {
  const value = metrics[name]
  if (value === undefined) throw new Error(`This Chromium does not tell the metric ${name}`)
  return value
}

/**
 * `ThreadTime` is the CPU time that the main thread of the page's process has used. Waiting for the network, for
 * another process or for CPU time on a busy machine does not count, and the figure is the same whether a contender
 * mounts before or after the first layout, in one task or in many. The cost of the page without any script (parsing,
 * style, layout, paint, the probe) is subtracted later. The process is warm: it has displayed a page of the same origin
 * before.
 */
const readCpu = async (session: CDPSession): Promise<number> =>
  metric(await readMetrics(session), 'ThreadTime') * 1000

/** CPU time until the page is idle. */
async function readUntilRest(session: CDPSession): Promise<number> {
  let before = await readCpu(session)
  for (let look = 0; look < LOOKS; look++) {
    await pause(LOOK)
    const now = await readCpu(session)
    if (now - before < RESTING) return now
    before = now
  }
  return before
}

async function collectGarbage(session: CDPSession): Promise<void> {
  // the second collection frees objects that finalizers release in the first
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage')
}

/** A run is valid only if one change of the cart reaches every text of every widget. */
async function checkLive(page: Page, change: string, widgets: number): Promise<void> {
  const shown = `Cart ${nextCart.items} ${nextCart.subtotal}`
  const isLive = ({shown, widgets}: {shown: string; widgets: number}) => {
    const links = [...document.querySelectorAll('.cart-link')]
    return links.length === widgets && links.every(({textContent}) => textContent === shown)
  }
  try {
    await page.evaluate(change)
    await page.waitForFunction(isLive, {shown, widgets}, {timeout: 5000, polling: 50})
  } catch (cause) {
    throw new InvalidRun('a change of the cart did not reach every widget', {cause})
  }
}

/** Visits the page, waits until it is idle, and reads the figures. */
export const measureCost = (browser: Browser, origin: string, visited: Visited): Promise<Sample> =>
  visit(browser, origin, visited, async ({page, session, show}) => {
    const before = await readCpu(session)
    await show()
    const cpu = (await readUntilRest(session)) - before
    const sight = await page.evaluate(() => bench.tell())
    await collectGarbage(session)
    const metrics = await readMetrics(session)
    const {change} = visited.contender
    if (change) await checkLive(page, change, visited.widgets)
    return {
      cpu,
      sight,
      heap: metric(metrics, 'JSHeapUsedSize'),
      listeners: metric(metrics, 'JSEventListeners'),
    }
  })
