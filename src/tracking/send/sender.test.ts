import {beforeEach, describe, expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, later, message} from '../../../test/helpers/tracking.ts'
import type {Message} from '../outbox/message.ts'
import type {Call} from './call.ts'
import type {Answer} from './lane.ts'
import {createSender, type SenderParts} from './sender.ts'

const EVENTS = '/api/v1/clanker/events'
const HIT = '/api/census/RecordHit'
const RECORD = '/api/events/RecordEvent'

/** A network whose replies the test gives, and a clock that only the test moves. */
function create(rest: Partial<SenderParts> = {}) {
  const {outbox, disk} = createTab('me', {...createRows(), storage: createStorage()}, {limit: 500})
  outbox.keepBy(disk)
  const calls: Call[] = []
  const answers: ((answer: Answer) => void)[] = []
  const onLost = vi.fn()
  const onWait = vi.fn()
  const ends: string[] = []
  const handOver = vi.fn((_: Call) => true)
  const sender = createSender({
    outbox,
    transmit: (call) => {
      calls.push(call)
      return new Promise((resolve) => {
        answers.push(resolve)
        call.stop.signal.onabort = () => resolve({status: 408, retryAfter: 0})
      })
    },
    handOver,
    canFetch: () => true,
    isOffline: () => false,
    readCrumb: () => 'c/d',
    apiOrigin: 'https://shop.example',
    pageOrigin: 'https://shop.example',
    now: () => performance.now(),
    random: () => 0,
    later,
    onEnd: (end) => {
      ends.push(end)
      if (end !== 'acknowledged') onLost(end)
    },
    onWait,
    ...rest,
  })
  /** Answers the request of that number, from 0. */
  const answer = async (n: number, status: number, retryAfter = 0) => {
    answers[n]?.({status, retryAfter})
    await vi.advanceTimersByTimeAsync(0)
  }
  const add = async (...messages: Message[]) => {
    outbox.add(messages)
    // it is on disk
    await Promise.resolve()
    sender.pump()
  }
  const bodies = () => calls.map(({body}) => body)
  return {outbox, sender, calls, bodies, answer, add, onLost, onWait, ends, handOver}
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const many = (count: number, rest?: Partial<Message>) =>
  Array.from({length: count}, (_, n) => message(n, rest))

describe('a request', () => {
  it('goes to the API as a form, with the crumb in front', async () => {
    const {add, calls} = create({apiOrigin: 'https://api.example'})
    await add(message(1, {to: RECORD, type: 'form', body: 'event=a', needsCrumb: true}))
    expect(calls).toMatchObject([
      {
        url: 'https://api.example/api/events/RecordEvent',
        type: 'application/x-www-form-urlencoded',
        body: 'crumb=c%2Fd&event=a',
        isOwn: true,
        keepalive: true,
      },
    ])
  })

  it('is text across origins, and JSON on the page’s own origin', async () => {
    const {add, calls} = create()
    await add(message(1), message(2, {to: 'https://events.example/api/v1/clanker/events'}))
    expect(calls.map(({type, isOwn}) => [type, isOwn])).toEqual([
      ['application/json', true],
      ['text/plain', false],
    ])
  })

  it('that is too large to outlive the page is still sent, alone', async () => {
    const {add, calls, answer} = create()
    await add(message(1, {to: HIT}), message(2, {body: 'x'.repeat(70_000)}), message(3, {to: RECORD}))
    expect(calls.map(({keepalive}) => keepalive)).toEqual([true, true])
    await answer(0, 200)
    await answer(1, 200)
    expect(calls[2]?.keepalive).toBe(false)
  })
})

it('at most twelve requests are open at a time', async () => {
  const {add, calls, answer} = create()
  await add(...Array.from({length: 14}, (_, n) => message(n, {to: `/api/census/${n}`})))
  expect(calls).toHaveLength(12)
  await answer(3, 200)
  expect(calls).toHaveLength(13)
})

it('a request without a reply is given up after 40 seconds, and its message is sent again', async () => {
  const {add, calls, answer, ends} = create()
  await add(message(1))
  await vi.advanceTimersByTimeAsync(39_999)
  expect(calls[0]?.stop.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls[0]?.stop.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(1003)
  await answer(1, 200)
  expect([calls.length, ends]).toEqual([2, ['acknowledged']])
})

describe('a reply', () => {
  it('with 200 or 202 ends the message', async () => {
    const {add, answer, outbox, calls} = create()
    await add(...many(2))
    await answer(0, 202)
    await answer(1, 200)
    expect(outbox.waiting()).toEqual([])
    expect(calls).toHaveLength(2)
  })

  it.each([201, 203, 204, 205, 206, 302, 304])(
    'with %d keeps the message for another attempt',
    async (status) => {
      const {add, answer, outbox, calls, ends, onWait} = create()
      await add(message(1), message(2, {to: HIT}), message(3, {to: RECORD, type: 'form', needsCrumb: true}))
      for (const n of [0, 1, 2]) await answer(n, status)
      expect(outbox.waiting()).toHaveLength(3)
      expect(onWait).toHaveBeenCalledWith(message(1), status)
      await vi.advanceTimersByTimeAsync(1003)
      for (const n of [3, 4, 5]) await answer(n, 200)
      expect([ends, outbox.waiting(), calls.length]).toEqual([Array(3).fill('acknowledged'), [], 6])
    },
  )

  it.each([400, 401, 404, 413, 422])('with %d drops and counts the message', async (status) => {
    const {add, answer, outbox, onLost} = create()
    await add(message(1))
    await answer(0, status)
    expect(outbox.waiting()).toEqual([])
    expect(onLost).toHaveBeenCalledExactlyOnceWith('refused')
  })

  it('that refuses the crumb causes one more attempt', async () => {
    let crumb = 'old'
    const {add, answer, bodies, onLost} = create({readCrumb: () => crumb})
    await add(message(1, {to: RECORD, needsCrumb: true, body: 'a'}))
    crumb = 'new'
    await answer(0, 403)
    expect(bodies()).toEqual(['crumb=old&a', 'crumb=new&a'])
    await answer(1, 403)
    expect(bodies()).toHaveLength(2)
    expect(onLost).toHaveBeenCalledOnce()
  })
})

describe('an outage', () => {
  it('gets few requests, and everything is sent when it is over', async () => {
    const {add, answer, calls, outbox} = create()
    await add(...many(20))
    for (let n = 0; n < 3; n++) {
      expect(calls).toHaveLength(n + 1)
      await answer(n, 503)
      await vi.advanceTimersByTimeAsync(1000 * 2 ** n + 3)
    }
    for (let n = 3; n < 23; n++) await answer(n, 200)
    expect(outbox.waiting()).toEqual([])
  })

  it('is tested with another message each time: one alone may be what the server cannot take', async () => {
    const {add, answer, bodies} = create()
    await add(message(1), message(2))
    await answer(0, 503)
    await vi.advanceTimersByTimeAsync(1003)
    expect(bodies()).toEqual(['{"n":1}', '{"n":2}'])
  })

  it('ends no earlier than the server demands', async () => {
    const {add, answer, calls} = create()
    await add(message(1))
    await answer(0, 429, 10_000)
    await vi.advanceTimersByTimeAsync(9999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5)
    expect(calls).toHaveLength(2)
  })

  it('of one address does not affect another', async () => {
    const {add, answer, calls} = create()
    await add(message(1), message(2, {to: HIT}))
    await answer(0, 503)
    await answer(1, 200)
    await add(message(3, {to: HIT}))
    expect(calls.map(({url}) => new URL(url).pathname)).toEqual([EVENTS, HIT, HIT])
  })

  it('of the network is over when the browser reports it; nothing is tried meanwhile', async () => {
    let isOffline = true
    const {add, calls, sender} = create({isOffline: () => isOffline})
    await add(message(1))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(calls).toHaveLength(0)
    isOffline = false
    sender.wake()
    expect(calls).toHaveLength(1)
  })

  it('that is only slow causes no duplicate', async () => {
    const {add, answer, calls, outbox} = create()
    await add(...many(3))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(calls).toHaveLength(3)
    // the page may receive the replies in any order
    for (const n of [2, 1, 0]) await answer(n, 200)
    await vi.advanceTimersByTimeAsync(100_000)
    expect([calls.length, outbox.waiting().length]).toEqual([3, 0])
  })

  it('of one connection is detected by other replies', async () => {
    const {add, answer, bodies, outbox} = create()
    await add(...many(2))
    await vi.advanceTimersByTimeAsync(2501)
    expect(bodies()).toEqual(['{"n":0}', '{"n":1}'])
    await answer(1, 200)
    await vi.advanceTimersByTimeAsync(1250 + 1003)
    expect(bodies()).toEqual(['{"n":0}', '{"n":1}', '{"n":0}'])
    await answer(2, 200)
    expect(outbox.waiting()).toEqual([])
  })
})

it('reports the state of a message', async () => {
  const {add, answer, ends} = create()
  await add(message(1))
  await answer(0, 503)
  await vi.advanceTimersByTimeAsync(1003)
  await answer(1, 200)
  await add(message(2))
  await answer(2, 400)
  expect(ends).toEqual(['acknowledged', 'refused'])
})

describe('a blocked request', () => {
  it('is given up after three attempts, while others are answered', async () => {
    const {add, answer, calls, onLost} = create()
    await add(message(1))
    await answer(0, 0)
    await vi.advanceTimersByTimeAsync(1)
    await add(message(2, {to: HIT}))
    await answer(1, 200)
    await vi.advanceTimersByTimeAsync(1003)
    // by XHR
    expect(calls[2]).toMatchObject({isPlain: true})
    await answer(2, 0)
    await vi.advanceTimersByTimeAsync(4003)
    await answer(3, 0)
    // not only when the next attempt would be due
    expect(onLost).toHaveBeenCalledExactlyOnceWith('blocked')
    await vi.advanceTimersByTimeAsync(100_000)
    expect(calls).toHaveLength(4)
  })

  it('is retried after an interruption that hit several at once, though others are answered', async () => {
    const {add, answer, calls, onLost} = create()
    await add(message(0))
    await answer(0, 200)
    await add(message(1), message(2), message(3), message(4))
    for (const n of [1, 2, 3, 4]) await answer(n, 0)
    await vi.advanceTimersByTimeAsync(1)
    await add(message(5, {to: HIT}))
    await answer(5, 200)
    await vi.advanceTimersByTimeAsync(1003)
    expect(calls.length).toBeGreaterThan(6)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('is retried while there are no replies at all', async () => {
    const {add, answer, calls} = create()
    await add(message(1))
    for (const [n, delay] of [1000, 4000, 16_000, 30_000, 30_000].entries()) {
      await answer(n, 0)
      await vi.advanceTimersByTimeAsync(delay + 3)
    }
    expect(calls).toHaveLength(6)
  })
})

describe('a page that ends', () => {
  it('hands over unsent messages by priority, up to the browser’s limit', async () => {
    const {add, sender, handOver, bodies} = create()
    await add(...many(5, {body: 'x'.repeat(20_000)}))
    await add(message(9, {isPriority: true}))
    expect(bodies()).toHaveLength(1)
    sender.leave()
    expect(handOver.mock.calls.map(([{body}]) => body.length)).toEqual([7, 20_000])
    await add(message(10, {to: HIT}))
    expect(bodies()).toHaveLength(1)
  })

  it('leaves messages that the server does not want now to the next page', async () => {
    const {add, answer, sender, handOver} = create()
    await add(...many(3))
    await answer(0, 503)
    sender.leave()
    expect(handOver).not.toHaveBeenCalled()
  })

  it('does so, too, while it checks whether the server is back', async () => {
    const {add, answer, sender, calls, handOver} = create()
    await add(...many(3))
    await answer(0, 503)
    await vi.advanceTimersByTimeAsync(1500)
    expect(calls).toHaveLength(2)
    sender.leave()
    expect(handOver).not.toHaveBeenCalled()
  })

  it('sends what the browser does not take over, and keeps it', async () => {
    const {add, sender, outbox, bodies} = create({handOver: () => false})
    await add(message(1), message(2))
    sender.leave()
    expect(bodies()).toEqual(['{"n":1}', '{"n":2}'])
    expect(outbox.waiting()).toHaveLength(2)
  })

  it('leaves saved messages to the next page while the network is gone', async () => {
    const {add, outbox, sender, handOver} = create({isOffline: () => true})
    await add(message(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(outbox.waiting()).toMatchObject([{isSaved: true}])
    sender.leave()
    expect(handOver).not.toHaveBeenCalled()
  })

  it('learns nothing from requests that end with it', async () => {
    const {add, answer, sender, calls} = create()
    await add(message(1))
    sender.leave()
    await answer(0, 0)
    sender.wake()
    expect(calls).toHaveLength(2)
  })
})

describe('a waiting caller is notified of a long delay', () => {
  it('after a server failure: for each request to that address', async () => {
    const {add, answer, onWait} = create()
    await add(message(1), message(2), message(3, {to: HIT}))
    expect(onWait).not.toHaveBeenCalled()
    await answer(0, 503)
    expect(onWait.mock.calls).toEqual([[message(1), 503], [message(2)], [message(1)]])
  })

  it('after a missing reply', async () => {
    const {add, onWait} = create()
    await add(message(1), message(2))
    await vi.advanceTimersByTimeAsync(2400)
    expect(onWait).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(onWait).toHaveBeenCalledWith(message(1))
    expect(onWait).toHaveBeenCalledWith(message(2))
  })

  it('offline', async () => {
    const {add, calls, onWait} = create({isOffline: () => true})
    await add(message(1))
    expect(calls).toEqual([])
    expect(onWait.mock.calls).toEqual([[message(1)]])
  })

  it('but not after a reply', async () => {
    const {add, answer, onWait} = create()
    await add(message(1))
    await answer(0, 200)
    expect(onWait).not.toHaveBeenCalled()
  })
})
