import {setTimeout as sleep} from 'node:timers/promises'
import type {BrowserContext, Page} from 'playwright-core'
import {atMost, none, onceEach, type Row, twiceAtMost} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const EVENTS = 20
/** Milliseconds of an outage. */
const OUTAGE = 5000
/** Milliseconds to wait for the rest: more than any target, so that a late event does not count as lost. */
const WAIT = 15_000

const AFTER = 'ms until all were there'
const MEANWHILE = 'requests meanwhile'

const outage: Row = {
  id: 'F5',
  title: '503 for 5 s, no further event',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const page = await stage.open(await stage.visitor())
    collector.answerWith({status: 503})
    const before = collector.arrivals.length
    await stage.tell(page, EVENTS)
    await sleep(OUTAGE)
    const meanwhile = collector.arrivals.length - before
    collector.answerWith({})
    const ms = await stage.allReceived(WAIT)
    await stage.settle()
    return {ms, facts: {[MEANWHILE]: meanwhile}}
  },
  check: (worst) => [
    ...onceEach(worst),
    atMost(AFTER, worst.ms, 10_000),
    atMost(MEANWHILE, worst.facts[MEANWHILE], 10),
  ],
}

/** Runs in the page: counts requests between the first refusal and its `Retry-After`, by the page's own clock. */
function countTooEarly(retryAfter: number): number {
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
  const refused = Math.min(
    ...requests.filter(({responseStatus}) => responseStatus === 429).map(({responseEnd}) => responseEnd),
  )
  return requests.filter(
    ({startTime, initiatorType}) =>
      /fetch|xmlhttprequest|beacon/.test(initiatorType) &&
      startTime > refused &&
      startTime < refused + retryAfter * 1000,
  ).length
}

const EARLY = 'requests before Retry-After'

const slowedDown: Row = {
  id: 'F6',
  title: '429 with Retry-After: 2',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const page = await stage.open(await stage.visitor())
    await stage.settle()
    const before = collector.arrivals.length
    collector.answerWith({status: 429, retryAfter: 2})
    await stage.tell(page, EVENTS)
    await until(() => collector.arrivals.slice(before).some(({status}) => status === 429), WAIT)
    collector.answerWith({})
    const ms = await stage.allReceived(WAIT)
    const early = await page.evaluate(countTooEarly, 2)
    await stage.settle()
    return {ms, facts: {[EARLY]: early}}
  },
  check: (worst) => [...onceEach(worst), none(EARLY, worst.facts[EARLY])],
}

const cutOff: Row = {
  id: 'F7',
  title: 'connections reset, then answers that never come',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const page = await stage.open(await stage.visitor())
    for (const instead of ['drop', 'hang'] as const) {
      collector.answerWith({instead})
      await stage.tell(page, EVENTS)
      await sleep(1500)
      collector.answerWith({})
      await stage.allReceived(WAIT)
    }
    await stage.settle()
    return {}
  },
  check: twiceAtMost,
}

const offline: Row = {
  id: 'F8',
  title: 'offline for 5 s, no further event',
  isForAll: true,
  async play(stage) {
    const visitor = await stage.visitor()
    const page = await stage.open(visitor)
    await stage.settle()
    await visitor.setOffline(true)
    let meanwhile = 0
    page.on('request', () => meanwhile++)
    await stage.tell(page, EVENTS)
    await sleep(OUTAGE)
    const tried = meanwhile
    await visitor.setOffline(false)
    const ms = await stage.allReceived(WAIT)
    await stage.settle()
    return {ms, facts: {[MEANWHILE]: tried}}
  },
  check: (worst) => [
    ...onceEach(worst),
    atMost(AFTER, worst.ms, 2000),
    none(MEANWHILE, worst.facts[MEANWHILE]),
  ],
}

/** Ways in which a network fails and recovers. */
const FAULTS = {
  async offline(_: Stage, visitor: BrowserContext, isOver: boolean) {
    await visitor.setOffline(!isOver)
  },
  async refused({collector}: Stage, _: BrowserContext, isOver: boolean) {
    collector.answerWith(isOver ? {} : {status: 503})
  },
}

const reopened: Row = {
  id: 'F9',
  title: 'offline or 503, tab closed, opened again',
  isForAll: true,
  // the row measures one recovering tab, not six that open at the same time
  isAlone: true,
  async play(stage) {
    let ms = 0
    for (const fault of Object.values(FAULTS)) {
      const visitor = await stage.visitor()
      const page = await stage.open(visitor)
      await fault(stage, visitor, false)
      await stage.tell(page, EVENTS)
      await sleep(500)
      await page.close()
      await fault(stage, visitor, true)
      // starts when the page's tracker has loaded: the loading time of a page does not count
      await stage.open(visitor, '/second')
      ms = Math.max(ms, await stage.allReceived(WAIT))
    }
    await stage.settle()
    return {ms}
  },
  check: (worst) => [...twiceAtMost(worst), atMost(AFTER, worst.ms, 5000)],
}

const adopted: Row = {
  id: 'F16',
  title: 'two tabs, one of which dies during 503',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const visitor = await stage.visitor()
    await stage.open(visitor, '/second')
    const page = await stage.open(visitor)
    collector.answerWith({status: 503})
    await stage.tell(page, EVENTS)
    await sleep(500)
    await page.close()
    await sleep(500)
    collector.answerWith({})
    const ms = await stage.allReceived(WAIT)
    await stage.settle()
    return {ms}
  },
  check: (worst) => [...onceEach(worst), atMost(AFTER, worst.ms, 5000)],
}

const isLoaded = (page: Page): Promise<boolean> => page.evaluate(() => document.readyState === 'complete')

/** Milliseconds of an answer. */
const SLOW = 30_000

const UNLOADED = 'pages that were not loaded meanwhile'

const slow: Row = {
  id: 'F22',
  title: 'collector that answers after 30 s',
  isForAll: true,
  async play(stage) {
    const {collector} = stage
    const visitor = await stage.visitor()
    const page = await stage.open(visitor)
    collector.answerWith({instead: 'hold'})
    await stage.tell(page, EVENTS)
    await sleep(1000)
    const other = await visitor.newPage()
    await other.goto(`${collector.url}/second`, {waitUntil: 'load'})
    const unloaded = (await isLoaded(other)) ? 0 : 1
    await sleep(SLOW - 1000)
    collector.answerWith({})
    collector.release()
    const ms = await stage.allReceived(WAIT)
    await stage.settle()
    return {ms, facts: {[UNLOADED]: unloaded}}
  },
  check: (worst) => [...onceEach(worst), none(UNLOADED, worst.facts[UNLOADED])],
}

export const outages: readonly Row[] = [outage, slowedDown, cutOff, offline, reopened, adopted, slow]
