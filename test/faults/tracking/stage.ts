import {setTimeout as sleep} from 'node:timers/promises'
import type {Browser, BrowserContext, Page} from 'playwright-core'
import {type Adapter, createMark, ORDINARY, PRIORITY} from './adapter.ts'
import type {Arrival, Collector} from './arrivals.ts'
import {receivedMarks} from './outcome.ts'
import {until} from './until.ts'

/** How a page unloads in the same task in which events are tracked. */
export type Leaving = 'stay' | 'address' | 'link' | 'form' | 'middle' | 'close'

interface Telling {
  /** Events that must never be lost, tracked after the others. @default 0 */
  priority?: number
  /** The size of each, in addition to its mark. @default 0 */
  bytes?: number
  leave?: Leaving
}

/** The stage of one run of a row: a separate site, and a visitor. */
export interface Stage {
  adapter: Adapter
  browser: Browser
  collector: Collector
  /** Starts at 0; seeds the random choices. */
  run: number
  /** Marks of all tracked events. */
  told: string[]
  /** A visitor with separate cookies and storage. */
  visitor: (setup?: (context: BrowserContext) => Promise<unknown>) => Promise<BrowserContext>
  /** A page with a working tracker. */
  open: (visitor: BrowserContext, path?: string) => Promise<Page>
  /** Resolves when the tracker of a page works. */
  ready: (page: Page, before: number) => Promise<void>
  /** Tracks this many events in one task. */
  tell: (page: Page, count: number, telling?: Telling) => Promise<void>
  /** Milliseconds until all tracked events are acknowledged, or until the timeout. */
  allReceived: (ms: number) => Promise<number>
  /**
   * Resolves when a page has received the answers to its requests since `before`, which is later than the collector
   * sent them.
   */
  heard: (page: Page, before: number) => Promise<void>
  /**
   * The difference between the tracker's own count of events lost for that reason and the real one; 0 if it does not
   * report them.
   */
  uncounted: (page: Page, why: string, dropped: number) => Promise<number>
  /** Waits for duplicates. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

/** Milliseconds for a tracker to start. */
const PATIENCE = 15_000
const SETTLE = 400

/** Runs in the page and refers to nothing outside of it. */
function tellAll([events, leaving]: readonly [readonly (readonly [string, object])[], Leaving]): void {
  const tell = () => {
    for (const [name, data] of events) window.tell(name, data)
  }
  const form = document.querySelector<HTMLFormElement>('#form')
  const leave: Record<Leaving, () => void> = {
    stay() {},
    address: () => location.assign('/second'),
    link: () => document.querySelector<HTMLElement>('#link')?.click(),
    form: () => form?.submit(),
    middle() {},
    close: () => window.close(),
  }
  if (leaving === 'middle') addEventListener('auxclick', tell, {once: true})
  else tell()
  leave[leaving]()
}

/** Runs in the page: counts answered requests. */
const countAnswered = (): number =>
  performance.getEntriesByType('resource').filter((entry) => {
    if (!(entry instanceof PerformanceResourceTiming)) return false
    return /fetch|xmlhttprequest/.test(entry.initiatorType) && entry.responseStatus > 0
  }).length

/** Makes random numbers the same in each run with the same number: trackers use them to spread their attempts. */
function seedChance(seed: number): void {
  let state = seed
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function createStage(parts: Pick<Stage, 'adapter' | 'browser' | 'collector' | 'run'>): Stage {
  const {adapter, browser, collector, run} = parts
  const told: string[] = []
  const visitors: BrowserContext[] = []
  const mark = (): string => {
    const next = createMark(run * 100_000 + told.length)
    told.push(next)
    return next
  }

  async function visitor(setup?: (context: BrowserContext) => Promise<unknown>): Promise<BrowserContext> {
    const context = await browser.newContext({viewport: {width: 800, height: 600}})
    visitors.push(context)
    await context.addInitScript(seedChance, run + 1)
    await setup?.(context)
    return context
  }

  async function ready(page: Page, before: number): Promise<void> {
    if (!(await adapter.isReady(page, collector, before)))
      throw new Error(`${adapter.name}: does not begin its work in ${PATIENCE} ms; look at ${page.url()}`)
  }

  async function open(context: BrowserContext, path = '/'): Promise<Page> {
    const before = collector.arrivals.length
    const page = await context.newPage()
    await page.goto(collector.url + path)
    await ready(page, before)
    return page
  }

  async function tell(page: Page, count: number, {priority = 0, bytes = 0, leave = 'stay'}: Telling = {}) {
    const pad = 'x'.repeat(bytes)
    const event = (name: string) => [name, {mark: mark(), ...(bytes && {pad})}] as const
    const events = [
      ...Array.from({length: count - priority}, () => event(ORDINARY)),
      ...Array.from({length: priority}, () => event(PRIORITY)),
    ]
    // the page may unload before it can report that it is done
    await page.evaluate(tellAll, [events, leave] as const).catch((error: unknown) => {
      if (leave === 'stay' || leave === 'middle') throw error
    })
    if (leave === 'middle') await page.locator('#link').click({button: 'middle'})
  }

  async function allReceived(ms: number): Promise<number> {
    const began = performance.now()
    await until(() => {
      const marks = receivedMarks(collector.arrivals)
      return told.every((one) => marks.has(one))
    }, ms)
    return performance.now() - began
  }

  async function heard(page: Page, before: number): Promise<void> {
    const path = new URL(page.url()).pathname
    const isAnswered = ({from, status}: Arrival) => from === path && status !== null
    const sent = () => collector.arrivals.slice(before).filter(isAnswered).length
    if (!(await until(async () => (await page.evaluate(countAnswered)) >= sent(), PATIENCE)))
      throw new Error(`${adapter.name}: has not heard of ${sent()} answers; look at ${page.url()}`)
  }

  async function uncounted(page: Page, why: string, dropped: number): Promise<number> {
    const lost = await adapter.readLost?.(page)
    return lost ? Math.abs(dropped - (lost[why] ?? 0)) : 0
  }

  return {
    ...parts,
    told,
    visitor,
    open,
    ready,
    tell,
    allReceived,
    heard,
    uncounted,
    settle: () => sleep(SETTLE),
    close: async () => {
      await Promise.all(visitors.map((one) => one.close().catch(() => {})))
    },
  }
}

export {PATIENCE}
