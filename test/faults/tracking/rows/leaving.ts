import type {BrowserContext, Page} from 'playwright-core'
import {createMark, ORDINARY} from '../adapter.ts'
import {BLANK} from '../collector.ts'
import {acknowledged, receivedMarks} from '../outcome.ts'
import {atMost, none, onceEach, type Row, twiceAtMost} from '../row.ts'
import type {Leaving, Stage} from '../stage.ts'
import {until} from '../until.ts'

/** Runs in the page: milliseconds of each call. */
function timeTelling([name, marks]: readonly [string, readonly string[]]): number[] {
  return marks.map((mark) => {
    const began = performance.now()
    window.tell(name, {mark})
    return performance.now() - began
  })
}

const CALLS = 100
const P95 = 'µs of a call, 95th of 100'

/** The 95th percentile of a hundred calls. */
async function timeCalls({told, run}: Stage, page: Page): Promise<number> {
  const marks = Array.from({length: CALLS}, (_, n) => createMark(run * 100_000 + told.length + n))
  told.push(...marks)
  const times = await page.evaluate(timeTelling, [ORDINARY, marks] as const)
  return times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.95)] ?? Number.NaN
}

const healthy: Row = {
  id: 'F1',
  title: 'healthy, collector at 0 and 150 ms',
  isForAll: true,
  async play(stage) {
    const visitor = await stage.visitor()
    const page = await stage.open(visitor, '/timed')
    const first = await timeCalls(stage, page)
    await stage.allReceived(15_000)
    stage.collector.answerWith({delay: 150})
    const second = await timeCalls(stage, page)
    const ms = await stage.allReceived(15_000)
    await stage.settle()
    return {ms, facts: {[P95]: Math.round(Math.max(first, second) * 1000)}}
  },
  check: (worst) => [...onceEach(worst), atMost(P95, worst.facts[P95], 200)],
}

const WAYS: readonly Leaving[] = ['address', 'link', 'form', 'middle']

/** The marks from a page with that path. */
const marksFrom = ({collector}: Stage, path: string): Set<string> =>
  receivedMarks(collector.arrivals.filter(({from}) => from === path))

const LATE = 'priority events of the next page'

const repeatedBy = ({collector}: Stage, path: string): number => {
  const ids = acknowledged(collector.arrivals.filter(({from}) => from === path)).map(({id}) => id)
  return ids.length - new Set(ids).size
}

const DELAYED = 'navigations delayed'
const MISSING = 'not from the first page'
const REPEATED = 'repeated by the first page'

const leftByNavigation: Row = {
  id: 'F2',
  title: 'navigation in the same task, 10 events, four ways',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    let late = 0
    for (const leave of WAYS) {
      const visitor = await stage.visitor()
      const page = await stage.open(visitor)
      // a page that waits for an answer before unloading never unloads
      collector.answerWith({instead: 'hold'})
      const visits = collector.visits.length
      await stage.tell(page, 10, {leave})
      const isLeft = await until(() => collector.visits.length > visits, 5000)
      late += isLeft ? 0 : 1
      collector.answerWith({})
      collector.release()
      await stage.allReceived(5000)
    }
    await stage.settle()
    const missing = stage.told.length - marksFrom(stage, '/').size
    return {facts: {[DELAYED]: late, [MISSING]: missing, [REPEATED]: repeatedBy(stage, '/')}}
  },
  check: (worst) => [
    ...twiceAtMost(worst),
    ...[DELAYED, MISSING, REPEATED].map((fact) => none(fact, worst.facts[fact])),
  ],
}

const NEXT = 'not before the next visit'

/** Only a window that a page has opened can close itself; that page has no tracker that could help. */
async function openPopup({collector, ready}: Stage, visitor: BrowserContext): Promise<Page> {
  const opener = await visitor.newPage()
  await opener.goto(collector.url + BLANK)
  const before = collector.arrivals.length
  const [popup] = await Promise.all([opener.waitForEvent('popup'), opener.evaluate(() => void open('/'))])
  await ready(popup, before)
  return popup
}

/** The events of a closed page, and how many of them arrived only with the next visit. */
async function tellAndClose(
  stage: Stage,
  visitor: BrowserContext,
  page: Page,
  leave: Leaving,
): Promise<number> {
  await stage.tell(page, 10, {leave})
  if (leave === 'stay') await page.close()
  await stage.allReceived(2000)
  const missing = stage.told.length - receivedMarks(stage.collector.arrivals).size
  await stage.open(visitor, '/second')
  await stage.allReceived(5000)
  return missing
}

const closed: Row = {
  id: 'F3',
  title: 'tab closed right after, 10 events, two ways',
  isForAll: true,
  async play(stage) {
    const [first, second] = [await stage.visitor(), await stage.visitor()]
    const byBrowser = await tellAndClose(stage, first, await stage.open(first), 'stay')
    const byItself = await tellAndClose(stage, second, await openPopup(stage, second), 'close')
    await stage.settle()
    return {facts: {[NEXT]: byBrowser + byItself}}
  },
  check: twiceAtMost,
}

const leftWithMuch: Row = {
  id: 'F4',
  title: '200 kB, then navigation',
  isForAll: true,
  async play(stage) {
    const visitor = await stage.visitor()
    const page = await stage.open(visitor)
    stage.collector.answerWith({delay: 50})
    await stage.tell(page, 100, {bytes: 2000, priority: 5, leave: 'address'})
    const ms = await stage.allReceived(15_000)
    await stage.settle()
    const early = marksFrom(stage, '/')
    const late = stage.told.slice(-5).filter((mark) => !early.has(mark)).length
    return {ms, facts: {[LATE]: late}}
  },
  check: (worst) => [
    none('lost', worst.lost),
    none('counted twice', worst.doubled),
    // the maximum number of events of 2 kB and more in flight
    atMost('repeated', worst.repeated, 32),
    none(LATE, worst.facts[LATE]),
  ],
}

export const leaving: readonly Row[] = [healthy, leftByNavigation, closed, leftWithMuch]
