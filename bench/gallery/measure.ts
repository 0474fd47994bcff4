import type {Browser, CDPSession, Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {readCpu} from '../read-cpu.ts'
import {COUNT, type Contender, MANY} from './contenders.ts'
import {pagePath} from './contents.ts'
import type {Sample} from './figures.ts'
import {installProbe} from './probe.ts'

/** Milliseconds between two clicks: shorter than a slide takes to settle. */
const APART = 120

async function open(page: Page): Promise<number> {
  await page.click('#gallery a')
  return page.evaluate(() => gallery.opened())
}

/** Slides through all pictures; a run is valid only if the last one is visible at the end. */
async function slideAll(page: Page, session: CDPSession, {next, shown}: Contender) {
  const before = await readCpu(session)
  const {frames} = await page.evaluate(([button, times, apart]) => gallery.slide(button, times, apart), [
    next,
    COUNT - 1,
    APART,
  ] as const)
  const cpu = (await readCpu(session)) - before
  const last = await page.evaluate(shown)
  if (last !== COUNT) throw new InvalidRun(`shows picture ${last} of ${COUNT} in the end`)
  return {frames, cpu}
}

/** Milliseconds after which late work (effects after paint, idle callbacks, frames) has finished. */
const SETTLE = 500

const readyIn = (page: Page, {ready}: Contender, count: number) =>
  page.waitForFunction(([selector, all]) => document.querySelectorAll(selector).length === all, [
    ready,
    count,
  ] as const)

/** Mounts ten galleries; the run is valid only if the button of the last one works. */
async function mountMany(page: Page, session: CDPSession, url: string, contender: Contender) {
  const before = await readCpu(session)
  await page.goto(url, {waitUntil: 'load'})
  await readyIn(page, contender, MANY)
  await page.waitForTimeout(SETTLE)
  const mount = (await readCpu(session)) - before
  await session.send('HeapProfiler.collectGarbage')
  const {usedSize: heap} = await session.send('Runtime.getHeapUsage')
  await page.click(contender.next)
  await page.waitForFunction(`${contender.shown} === 2`).catch(() => {
    throw new InvalidRun('the last gallery does not go on')
  })
  return {mount, heap, open: null, frames: [], cpu: 0}
}

async function slideOne(page: Page, session: CDPSession, url: string, contender: Contender) {
  await page.goto(url, {waitUntil: 'load'})
  await page.waitForSelector(contender.ready, {state: 'attached'})
  const opened = contender.task === 'lightbox' ? await open(page) : null
  return {mount: null, heap: null, open: opened, ...(await slideAll(page, session, contender))}
}

/** One run in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Sample> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installProbe)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const run = contender.task === 'galleries' ? mountMany : slideOne
    const figures = await run(page, session, origin + pagePath(contender), contender)
    return {bytes: await page.evaluate(() => gallery.bytes()), ...figures}
  })
