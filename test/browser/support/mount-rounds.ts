import type {CDPSession, Page} from '@playwright/test'
import {openDocument} from './document.ts'
import {keepLedger, type Ledger} from './ledger.ts'
import {tokenOf} from './requests.ts'
import {vitrineOf} from './vitrine.ts'

/** How widgets come to their end: elements are taken out of the page, given back by `unmount()`, or go with the body, as Turbo swaps it. */
export const WAYS = ['removal', 'unmount', 'swap'] as const
export type Way = (typeof WAYS)[number]

/** When widgets are mounted: all at once, or as each of them waits for; what still waits is taken away waiting. */
export const STARTS = ['now', 'in its turn'] as const
export type Start = (typeof STARTS)[number]

/** What is there after garbage collection. */
export interface Retained extends Ledger {
  nodes: number
  /** Of all targets: elements, the window, signals, channels, media queries. */
  listeners: number
  /** Bytes of V8's heap. */
  heap: number
}

/**
 * Code that V8 makes as functions run more often is on the heap too, and comes in leaps: without its compilers, rounds
 * that leave nothing leave the heap as it was.
 */
export const V8_FLAGS =
  '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode,--no-lazy-feedback-allocation'

const TEMPLATE = 'rounds'

/** A page on which the given HTML is mounted and ended again and again. */
export interface Rounds {
  /** The names of the widgets that were mounted. */
  run: (count: number) => Promise<readonly string[]>
  /** Between rounds. */
  measure: () => Promise<Retained>
}

async function collect(session: CDPSession, page: Page): Promise<void> {
  // what finalizers let go of in one turn is collected in the next
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

/** Times that are waited for pictures and calls on their way, which keep what they are for. */
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

/** One after the other, in the page: each mounts all there is, waits until it stands, and ends it. */
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
        // observers tell of what was laid out, late parts have come
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
          // the same elements in all rounds
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
      // the last is still there
      if (way === 'swap') document.body.replaceWith(document.createElement('body'))
      await turn()
      return [...mounted]
    },
    [TEMPLATE, way, count] as const,
  )

/** Opens a page for rounds of `html`, which holds `{{crumb}}` where the CSRF token belongs. */
export async function openRounds(page: Page, way: Way, start: Start, html: string): Promise<Rounds> {
  await page.addInitScript(keepLedger)
  await page.goto('about:blank')
  const content = html.replaceAll('{{crumb}}', await tokenOf(page))
  await openDocument(page, {
    head: `<template id="${TEMPLATE}">${content}</template>`,
    body: '<main></main>',
    loader: start === 'now' ? 'data-load="now"' : '',
  })
  await vitrineOf(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return {run: (count) => runInPage(page, way, count), measure: () => measure(session, page)}
}

/** What grows once is kept for later; a leak grows with every block of rounds. */
const BLOCKS = 6

/** Bytes for each round by which the heap of a page at rest differs from one measuring to the next, with some room. */
const NOISE = 1000

/** What `count` rounds have left; 0 where it became less. */
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

/** What a block of `count` rounds leaves, each time: nothing where one block leaves nothing. */
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
