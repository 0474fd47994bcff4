import {setTimeout as sleep} from 'node:timers/promises'
import {countOutcome} from '../outcome.ts'
import {atLeast, atMost, none, type Row, twiceAtMost} from '../row.ts'
import type {Stage} from '../stage.ts'
import {until} from '../until.ts'

const EVENTS = 20
const WAIT = 10_000
const AFTER = 'requests after the visitor refused'
const COOKIES = 'cookies of the visitor that are left'

const UNKEPT = 'events that did not wait in the browser'
const UNPURGED = 'events that still wait there'

/** Runs in the page: counts the persisted events. */
const countKept = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('vitrine-tracking')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const [name = ''] = opening.result.objectStoreNames
      const counting = opening.result.transaction(name).objectStore(name).count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })

const VISITOR_COOKIES = /^(ss_c|SS_)(?!ookieAllowed)/

const refused: Row = {
  id: 'F19',
  title: 'consent withdrawn with 20 events waiting',
  isForAll: false,
  async play(stage) {
    const {collector, adapter} = stage
    const visitor = await stage.visitor()
    const page = await stage.open(visitor)
    collector.answerWith({status: 503})
    await stage.tell(page, EVENTS)
    const kept = () => page.evaluate(countKept)
    await until(async () => (await kept()) >= EVENTS, WAIT)
    const unkept = Math.max(0, EVENTS - (await kept()))
    await page.evaluate(adapter.refuse)
    await until(async () => !(await kept()), WAIT)
    const unpurged = await kept()
    // requests that were pending by then
    await stage.settle()
    const before = collector.arrivals.length
    collector.answerWith({})
    await stage.tell(page, 1)
    await sleep(3000)
    await page.goto(`${collector.url}/second`)
    await sleep(1000)
    const left = (await visitor.cookies()).filter(({name}) => VISITOR_COOKIES.test(name))
    const after = collector.arrivals.length - before
    return {facts: {[AFTER]: after, [COOKIES]: left.length, [UNKEPT]: unkept, [UNPURGED]: unpurged}}
  },
  check: ({lost, facts}) => [
    atLeast('purged', lost, EVENTS + 1),
    none(AFTER, facts[AFTER]),
    none(COOKIES, facts[COOKIES]),
    none(UNKEPT, facts[UNKEPT]),
    none(UNPURGED, facts[UNPURGED]),
  ],
}

/** The transports that other scripts, or old browsers, leave. Each shim runs in the page before its scripts. */
const SHIMS: readonly (() => void)[] = [
  function nothing() {
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')
    Reflect.deleteProperty(window, 'fetch')
  },
  function failing() {
    Navigator.prototype.sendBeacon = () => {
      throw new TypeError('sendBeacon is patched')
    }
    window.fetch = () => {
      throw new TypeError('fetch is patched')
    }
  },
  function patched() {
    Navigator.prototype.sendBeacon = () => false
    const {fetch} = window
    window.fetch = (input, {keepalive: _, ...init} = {}) => fetch(input, init)
  },
]

const REPEATED = 'sent again although acknowledged, on a page that stays'
const BY_FETCH = 'events of a page that stays that did not go by XHR'

/** Runs in the page: counts requests by XHR. */
const countPlain = (): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'xmlhttprequest')
    .length

const SHIMMED = 5

async function sendThrough(stage: Stage, shim: () => void): Promise<{repeated: number; byFetch: number}> {
  const visitor = await stage.visitor((context) => context.addInitScript(shim))
  const before = stage.collector.arrivals.length
  const page = await stage.open(visitor)
  await stage.tell(page, SHIMMED)
  await stage.allReceived(WAIT)
  await stage.heard(page, before)
  const {repeated} = countOutcome([], stage.collector.arrivals.slice(before))
  const byFetch = Math.max(0, SHIMMED - (await page.evaluate(countPlain)))
  await stage.tell(page, SHIMMED, {leave: 'address'})
  await stage.allReceived(WAIT)
  return {repeated, byFetch}
}

const shimmed: Row = {
  id: 'F20',
  title: 'sendBeacon and fetch missing, failing or patched',
  isForAll: true,
  async play(stage) {
    const facts = {[REPEATED]: 0, [BY_FETCH]: 0}
    for (const shim of SHIMS) {
      const {repeated, byFetch} = await sendThrough(stage, shim)
      facts[REPEATED] += repeated
      facts[BY_FETCH] += byFetch
    }
    await stage.settle()
    return {facts}
  },
  // a page that unloads reports half of the events, and the next page cannot know which of them have arrived
  check: (worst) => [
    ...twiceAtMost(worst),
    none(REPEATED, worst.facts[REPEATED]),
    none(BY_FETCH, worst.facts[BY_FETCH]),
  ],
}

const TRIES = 'tries of what is blocked'
const UNCOUNTED = 'blocked, and not counted so'
const BLOCKED = 5
/** Milliseconds in which a tracker that continues would try again. */
const OBSERVED = 5000

const blocked: Row = {
  id: 'F21',
  title: 'ad blocker on the path of the events',
  isForAll: true,
  async play(stage) {
    const {adapter, collector} = stage
    let tries = 0
    const visitor = await stage.visitor(async (context) => {
      await context.route(adapter.blockable, (route) => {
        tries++
        return route.abort('blockedbyclient')
      })
    })
    const page = await stage.open(visitor)
    await stage.tell(page, BLOCKED)
    await until(() => tries >= MOST_TRIES, TRYING)
    // on other paths there is an answer, so that it is no outage
    const before = collector.arrivals.length
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'))
    await until(() => collector.arrivals.length > before, WAIT)
    await stage.tell(page, BLOCKED)
    await sleep(OBSERVED)
    return {facts: {[TRIES]: tries, [UNCOUNTED]: await stage.uncounted(page, 'blocked', 2 * BLOCKED)}}
  },
  check: ({doubled, repeated, facts}) => [
    none('counted twice', doubled),
    none('sent again although acknowledged', repeated),
    atMost(TRIES, facts[TRIES], MOST_TRIES),
    none(UNCOUNTED, facts[UNCOUNTED]),
  ],
}

/** Attempts with any transport; milliseconds in which they finish. */
const MOST_TRIES = 3
const TRYING = 20_000

export const barred: readonly Row[] = [refused, shimmed, blocked]
