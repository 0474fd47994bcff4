// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {keepEvent} from '../../src/page/keep-event.ts'
import {page} from '../../src/page/page.ts'
import {decide} from '../../src/tracking/gate/gate.ts'
import {SEARCH} from '../../src/tracking/gate/page-codes.ts'
import {readFacts} from '../../src/tracking/gate/read-facts.ts'
import {createIntake} from '../../src/tracking/outbox/intake.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import type {Answer} from '../../src/tracking/send/lane.ts'
import {createSender} from '../../src/tracking/send/sender.ts'
import {
  brokenDatabase,
  createRows,
  createStorage,
  createTab,
  later,
  message,
} from '../../test/helpers/tracking.ts'
import {fateOf} from './tracking-sightings.ts'
import {watchTracking} from './watch-tracking.ts'

/** The page context. */
let context: Record<string, unknown> = {}

const look = () => watchTracking(() => decide(readFacts(context, page())), vi.fn())

/** Tracking as it works in the page, observed, with a network whose answers the test provides. */
function create({limit = 500, database = createRows().database} = {}) {
  const fates = look()
  const settings = page()
  const lost = {evicted: 0, refused: 0, blocked: 0}
  settings.lost = lost
  const answers: ((answer: Answer) => void)[] = []
  const storage = createStorage()
  const {outbox} = createTab('me', {database, storage}, {limit, onEvicted: () => lost.evicted++})
  const sender = fates.watch(createSender)({
    outbox,
    transmit: () => new Promise((resolve) => answers.push(resolve)),
    handOver: () => true,
    canFetch: () => true,
    isOffline: () => false,
    readCrumb: () => null,
    apiOrigin: 'https://shop.example',
    pageOrigin: 'https://shop.example',
    now: () => performance.now(),
    random: () => 0,
    later,
    onEnd(end) {
      if (end !== 'acknowledged') lost[end]++
    },
    onWait() {},
  })
  let count = 0
  const intake = fates.watch(createIntake<Message>)({
    kept: settings.kept,
    toMessages: ({event}) => (event === 'PageView' ? [] : [message(++count, {to: `/${event}`})]),
    isPriority: () => false,
    add(messages) {
      void outbox.add(messages)
      sender.pump()
    },
    limit: 500,
    onLost: () => lost.evicted++,
    now: () => 0,
    later: (task) => void setTimeout(task),
  })
  const answer = async (status: number) => {
    answers.shift()?.({status, retryAfter: 0})
    await vi.advanceTimersByTimeAsync(0)
  }
  const open = async () => {
    intake.open()
    await vi.advanceTimersByTimeAsync(0)
  }
  /** `name: fate`, the newest first. */
  const read = () => fates.read().map((one) => `${one.event.event}: ${fateOf(one)}`)
  return {fates, read, open, answer, intake, sender, outbox}
}

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  context = {}
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('an event', () => {
  it('from before or after the overlay’s start is kept until tracking starts', () => {
    keepEvent('Early', {})
    const fates = look()
    keepEvent('Late', {})
    expect(fates.read().map(({event, fate}) => [event.event, fate])).toEqual([
      ['Late', 'kept'],
      ['Early', 'kept'],
    ])
    expect(page().kept).toHaveLength(2)
  })

  it('that may not be sent shows the reason', () => {
    const fates = look()
    keepEvent('Wished', {})
    context = {websiteSettings: {trackingDisabled: true}}
    page().kept.length = 0
    expect(fates.read()).toMatchObject([{fate: 'not told', reason: 'disabled'}])
  })

  it('is kept, sent, acknowledged', async () => {
    const {read, open, answer, fates} = create()
    keepEvent('Wished', {})
    expect(read()).toEqual(['Wished: kept'])
    await open()
    expect(read()).toEqual(['Wished: sent'])
    await answer(200)
    expect(read()).toEqual(['Wished: acknowledged'])
    expect(fates.read()).toMatchObject([{requests: [{to: '/Wished', tries: 1, status: 200}]}])
  })

  it('is sent again after a temporary error, and refused after a permanent one', async () => {
    const {read, open, answer, fates} = create()
    keepEvent('Wished', {})
    await open()
    await answer(503)
    expect(fates.read()).toMatchObject([{requests: [{fate: 'sent', tries: 1, status: 503}]}])
    await vi.advanceTimersByTimeAsync(5000)
    await answer(400)
    expect(read()).toEqual(['Wished: refused'])
    expect(fates.read()).toMatchObject([{requests: [{tries: 2, status: 400}]}])
  })

  it('without any answer is blocked if others are answered', async () => {
    const {read, open, answer} = create()
    keepEvent('Blocked', {})
    await open()
    for (let n = 0; n < 3; n++) {
      await answer(0)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    keepEvent('Wished', {})
    await vi.advanceTimersByTimeAsync(0)
    await answer(0)
    await answer(200)
    await vi.advanceTimersByTimeAsync(240_000)
    expect(read()).toEqual(['Wished: acknowledged', 'Blocked: blocked'])
  })

  it('is evicted if too many wait', async () => {
    const {read, open} = create({limit: 1})
    keepEvent('First', {})
    await open()
    keepEvent('Second', {})
    await vi.advanceTimersByTimeAsync(0)
    expect(read()).toEqual(['Second: sent', 'First: evicted'])
  })

  it('is withdrawn with the consent, observed or not', async () => {
    const {read, open, intake, outbox} = create()
    keepEvent('Sent', {})
    await open()
    keepEvent('Kept', {})
    page().consent.analytics = false
    intake.clear()
    outbox.clear()
    expect(read()).toEqual(['Kept: withdrawn', 'Sent: withdrawn'])
  })

  it('that no channel sends shows that: a search is not a page view', async () => {
    context = {pageType: SEARCH}
    const {open, fates} = create()
    keepEvent('PageView', {})
    await open()
    expect(fates.read()).toMatchObject([{fate: 'not told', reason: 'a search', requests: []}])
  })

  it('that waits behind another when the page ends is handed over to the browser', async () => {
    const {read, open, sender} = create({database: brokenDatabase})
    await open()
    keepEvent('Wished', {n: 1})
    keepEvent('Wished', {n: 2})
    await vi.advanceTimersByTimeAsync(0)
    sender.leave()
    expect(read()).toEqual(['Wished: handed over', 'Wished: sent'])
  })

  it('of an earlier page is shown once it is sent', async () => {
    const {read, outbox, sender, answer} = create()
    await outbox.add([message(77)])
    sender.pump()
    await vi.advanceTimersByTimeAsync(0)
    await answer(200)
    expect(read()).toEqual(['of an earlier page: acknowledged'])
  })
})
