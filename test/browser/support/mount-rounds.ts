import type {CDPSession, Page} from '@playwright/test'
import {PAGE_TYPES} from '../../../src/model/page-type.ts'
import {openDocument, US_SHOP} from './document.ts'
import {keepLedger, type Ledger} from './ledger.ts'
import {tokenOf} from './requests.ts'
import {vitrineOf} from './vitrine.ts'

/** How widgets end: their elements are removed, unmounted with `unmount()`, or swapped with the body, as in Turbo. */
export const WAYS = ['removal', 'unmount', 'swap'] as const
export type Way = (typeof WAYS)[number]

/** When widgets mount: all at once, or with their own strategies; waiting widgets are removed while they wait. */
export const STARTS = ['now', 'in its turn'] as const
export type Start = (typeof STARTS)[number]

/** The objects that remain after garbage collection. */
export interface Retained extends Ledger {
  nodes: number
  /** Of all targets: elements, the window, signals, channels, media queries. */
  listeners: number
  /** Bytes of V8's heap. */
  heap: number
}

/**
 * V8 compiles frequently run functions, and that code is on the heap, too, and grows in leaps. Without the optimizing
 * compilers, rounds without leaks leave the heap unchanged.
 */
export const V8_FLAGS =
  '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode,--no-lazy-feedback-allocation'

const TEMPLATE = 'rounds'

/** A page that repeatedly mounts and ends the given HTML. */
export interface Rounds {
  /** Returns the names of the widgets that were mounted. */
  run: (count: number) => Promise<readonly string[]>
  /** Measured between rounds. */
  measure: () => Promise<Retained>
}

async function collect(session: CDPSession, page: Page): Promise<void> {
  // objects that finalizers release in one turn are collected in the next
  for (let turn = 0; turn < 3; turn++) {
    await session.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await session.send('HeapProfiler.collectGarbage')
}

async function read(session: CDPSession, page: Page): Promise<Retained> {
  await collect(session, page)
  const {metrics} = await session.send('Performance.getMetrics')
  const {usedSize: heap} = await session.send('Runtime.getHeapUsage')
  const ledger = await page.evaluate(() => window.ledger?.())
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value
  const [nodes, listeners] = [metric('Nodes'), metric('JSEventListeners')]
  if (nodes === undefined || listeners === undefined || !ledger)
    throw new Error('There is nothing to count with')
  return {nodes, listeners, heap, ...ledger}
}

/** How many times a round waits for pending pictures and calls, which keep their elements alive. */
const PATIENCE = 20

async function measure(session: CDPSession, page: Page): Promise<Retained> {
  let last = await read(session, page)
  for (let time = 0; time < PATIENCE; time++) {
    const next = await read(session, page)
    const isSame = next.nodes === last.nodes && next.listeners === last.listeners
    if (isSame && !next.timers && Math.abs(next.heap - last.heap) < 1000) return next
    last = next
  }
  return last
}

/** Runs rounds in the page: each mounts everything, waits until it has mounted, and ends it. */
const runInPage = (page: Page, way: Way, count: number): Promise<string[]> =>
  page.evaluate(
    async ([id, way, count]) => {
      const {Vitrine} = window
      const template = document.getElementById(id)
      const main = document.querySelector('main') ?? document.createElement('main')
      if (!Vitrine || Array.isArray(Vitrine) || !(template instanceof HTMLTemplateElement))
        throw new Error('The page is not ready')
      const clone = () => document.importNode(template.content, true)
      const turn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      async function settle(): Promise<void> {
        do await turn()
        while (document.querySelector('[data-vitrine-state=loading]'))
        // observers report the layout, and late parts load
        await turn()
      }
      const rounds = {
        async removal() {
          main.append(clone())
          await settle()
          main.replaceChildren()
          await turn()
        },
        async unmount() {
          // all rounds use the same elements
          if (!main.firstChild) main.append(clone())
          Vitrine.mount()
          await settle()
          Vitrine.unmount()
          await turn()
        },
        async swap() {
          const body = document.createElement('body')
          body.append(clone())
          document.body.replaceWith(body)
          Vitrine.mount()
          await settle()
        },
      }
      const mounted = new Set<string>()
      const off = Vitrine.on('mounted', ({detail}) => void mounted.add(detail.widget))
      for (let round = 0; round < count; round++) await rounds[way]()
      off()
      // the last body still exists
      if (way === 'swap') document.body.replaceWith(document.createElement('body'))
      await turn()
      return [...mounted]
    },
    [TEMPLATE, way, count] as const,
  )

/** Opens a page for rounds of `html`, which contains `{{crumb}}` for the CSRF token. */
export async function openRounds(page: Page, way: Way, start: Start, html: string): Promise<Rounds> {
  await page.addInitScript(keepLedger)
  await page.goto('about:blank')
  const content = html.replaceAll('{{crumb}}', await tokenOf(page))
  await openDocument(page, {
    head: `<template id="${TEMPLATE}">${content}</template>`,
    body: '<main></main>',
    // a warning in the console holds the element it is about
    context: {...US_SHOP, pageType: PAGE_TYPES['order-confirmed']},
    loader: start === 'now' ? 'data-load="now"' : '',
  })
  await vitrineOf(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return {run: (count) => runInPage(page, way, count), measure: () => measure(session, page)}
}

/** A single growth is a cache; a leak grows with every block of rounds. */
const BLOCKS = 6

/** Bytes per round by which the heap of an idle page varies between measurements, with a margin. */
const NOISE = 1000

/** The growth per round over `count` rounds; 0 if it shrank. */
function growthOf(before: Retained, after: Retained, count: number): Retained {
  const more = (name: keyof Retained) => Math.max(0, after[name] - before[name])
  return {
    nodes: more('nodes'),
    listeners: more('listeners'),
    observed: more('observed'),
    timers: more('timers'),
    channels: more('channels'),
    heap: more('heap') > NOISE * count ? more('heap') : 0,
  }
}

export const NOTHING: Retained = {nodes: 0, listeners: 0, observed: 0, timers: 0, channels: 0, heap: 0}

export const isNothing = (growth: Retained): boolean => Object.values(growth).every((value) => value === 0)

/** The growth of each block of `count` rounds: zero if any block has no growth. */
export async function measureGrowth(rounds: Rounds, count: number): Promise<Retained> {
  let before = await rounds.measure()
  for (let block = 1; ; block++) {
    await rounds.run(count)
    const after = await rounds.measure()
    const growth = growthOf(before, after, count)
    if (isNothing(growth) || block === BLOCKS) return growth
    before = after
  }
}
