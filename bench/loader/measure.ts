import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core'
import {type Contender, nextCart} from './contenders.ts'
import {BLANK, pagePath} from './contents.ts'
import {InvalidRun} from './invalid-run.ts'
import {installProbe, type Sight} from './probe.ts'

/** What one run of one page cost, as it is read; nothing is subtracted yet. */
export interface Sample {
  /** CPU time of the page's main thread, in milliseconds. */
  cpu: number
  sight: Sight
  /** Bytes of V8's heap after garbage collection. */
  heap: number
  listeners: number
}

const DONE = 'vitrineBenchDone'
/** Milliseconds that all widgets may take. */
const PATIENCE = 30_000
/** Milliseconds after which late work (effects after paint, idle callbacks, frames) is over. */
const SETTLE = 500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const {metrics} = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({name, value}) => [name, value]))
}

const metric = (metrics: Record<string, number>, name: string): number => {
  const value = metrics[name]
  if (value === undefined) throw new Error(`This Chromium does not tell the metric ${name}`)
  return value
}

function whenDone(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new InvalidRun('not all widgets were mounted')), PATIENCE)
    session.on('Runtime.bindingCalled', ({name}) => {
      if (name !== DONE) return
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * `ThreadTime` is the CPU time that the main thread of the page's process has used: waiting for the network, for
 * another process or for its turn on a busy machine does not count, and it is the same whether a contender mounts
 * before or after the first layout, in one task or in many. What the page costs without any script (parsing, style,
 * layout, paint, the probe) is taken off later. The process is warm: it has shown a page of the same origin before.
 */
async function readCost(session: CDPSession, visit: () => Promise<void>): Promise<number> {
  const before = metric(await readMetrics(session), 'ThreadTime')
  await visit()
  const after = metric(await readMetrics(session), 'ThreadTime')
  return (after - before) * 1000
}

async function collectGarbage(session: CDPSession): Promise<void> {
  // what finalizers let go of is collected the second time
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage')
}

/** A run counts only if one change of the cart reaches every text of every widget. */
async function checkLive(page: Page, {change}: Contender, widgets: number): Promise<void> {
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

/** A page that has shown a blank document of the origin, with the session that its figures are read through. */
async function openPage(context: BrowserContext, url: string, widgets: number): Promise<[Page, CDPSession]> {
  const page = await context.newPage()
  await page.addInitScript(installProbe, {widgets, done: DONE})
  await page.goto(url)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', {name: DONE})
  // the browser starts a spare process after each navigation, and ends that of the last run
  await pause(SETTLE)
  return [page, session]
}

/** One run in a fresh context of the same browser: visits the page, lets it settle, reads the figures. */
export async function measure(
  browser: Browser,
  origin: string,
  contender: Contender,
  widgets: number,
): Promise<Sample> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}})
  try {
    const [page, session] = await openPage(context, origin + BLANK, contender.change ? widgets : 0)
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(message))
    const cpu = await readCost(session, async () => {
      const done = whenDone(session)
      await Promise.all([done, page.goto(origin + pagePath(contender, widgets), {waitUntil: 'commit'})])
      await pause(SETTLE)
    })
    const sight = await page.evaluate(() => bench.tell())
    await collectGarbage(session)
    const metrics = await readMetrics(session)
    if (contender.change) await checkLive(page, contender, widgets)
    if (errors.length) throw new InvalidRun(`an error was thrown: ${errors[0]}`)
    return {
      cpu,
      sight,
      heap: metric(metrics, 'JSHeapUsedSize'),
      listeners: metric(metrics, 'JSEventListeners'),
    }
  } finally {
    await context.close()
  }
}
