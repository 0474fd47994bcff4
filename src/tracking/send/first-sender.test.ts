import {beforeEach, describe, expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, later, message} from '../../../test/helpers/tracking.ts'
import type {Message} from '../outbox/message.ts'
import type {Call} from './call.ts'
import {createFirstSender, type FirstSenderParts} from './first-sender.ts'
import type {Answer} from './lane.ts'
import {createSender} from './sender.ts'

const RECORD = '/api/events/RecordEvent'

/** A network whose replies the test gives. */
function create(rest: Partial<FirstSenderParts> = {}) {
  const {outbox} = createTab('me', {...createRows(), storage: createStorage()}, {limit: 500})
  const calls: Call[] = []
  const answers: ((answer: Answer) => void)[] = []
  const [onTrouble, onWait, onEnd, handOver] = [vi.fn(), vi.fn(), vi.fn(), vi.fn((_: Call) => true)]
  const parts: FirstSenderParts = {
    outbox,
    transmit: (call) => {
      calls.push(call)
      return new Promise((resolve) => answers.push(resolve))
    },
    handOver,
    canFetch: () => true,
    isOffline: () => false,
    readCrumb: () => null,
    apiOrigin: 'https://shop.example',
    pageOrigin: 'https://shop.example',
    now: () => performance.now(),
    later,
    onEnd,
    onWait,
    onTrouble,
    ...rest,
  }
  const first = createFirstSender(parts)
  const answer = async (n: number, status: number) => {
    answers[n]?.({status, retryAfter: 0})
    await vi.advanceTimersByTimeAsync(0)
  }
  const add = (...messages: Message[]) => {
    outbox.add(messages)
    first.pump()
  }
  const bodies = () => calls.map(({body}) => body)
  const handedOver = () => handOver.mock.calls.map(([{body}]) => body)
  return {parts, outbox, first, calls, bodies, handedOver, answer, add, onTrouble, onWait, onEnd}
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const some = (count: number, rest?: Partial<Message>) =>
  Array.from({length: count}, (_, n) => message(n, rest))

describe('the first messages of a page', () => {
  it('are sent at once, one to each address; an address that accepts gets four at a time', async () => {
    const {add, calls, answer, onTrouble, onEnd} = create()
    add(message(10, {to: RECORD}), ...some(7))
    expect(calls).toHaveLength(2)
    await answer(1, 202)
    expect(calls).toHaveLength(6)
    expect(onEnd).toHaveBeenCalledWith('acknowledged', message(0), 202)
    expect(onTrouble).not.toHaveBeenCalled()
  })

  it.each([
    ['too many come at once', {}, 9],
    ['the page is offline', {isOffline: () => true}, 1],
    ['another script has replaced `fetch`', {canFetch: () => false}, 1],
  ])('wait for the sender if %s', (_, rest, count) => {
    const {add, calls, onTrouble} = create(rest)
    add(...some(count))
    expect(calls).toEqual([])
    expect(onTrouble).toHaveBeenCalled()
  })

  it('wait for it if they are large', () => {
    const {add, calls, onTrouble} = create()
    add(message(1, {body: 'x'.repeat(8000)}))
    expect(calls).toEqual([])
    expect(onTrouble).toHaveBeenCalled()
  })

  it.each([503, 400, 204, 0])('are left to it after the answer %s', async (status) => {
    const {add, calls, answer, onTrouble} = create()
    add(message(1), message(2))
    await answer(0, status)
    expect([calls.length, onTrouble.mock.calls.length]).toEqual([1, 1])
  })

  it('are late after a while, and it is asked for', async () => {
    const {add, onTrouble, onWait} = create()
    add(message(1))
    await vi.advanceTimersByTimeAsync(2500)
    expect([onTrouble, onWait].map(({mock}) => mock.calls.length)).toEqual([1, 1])
  })
})

it('a message that comes later is sent, and the sender is asked for', async () => {
  const {add, answer, bodies, onTrouble} = create()
  add(message(1))
  await answer(0, 200)
  await vi.advanceTimersByTimeAsync(6000)
  add(message(2))
  expect(bodies()).toEqual(['{"n":1}', '{"n":2}'])
  expect(onTrouble).toHaveBeenCalledTimes(1)
})

it('so is it for a message that must never be lost', () => {
  const {add, bodies, onTrouble} = create()
  add(message(1, {isPriority: true}))
  expect([bodies().length, onTrouble.mock.calls.length]).toEqual([1, 1])
})

describe('the sender', () => {
  it('takes over the requests that are under way, and sends none of them again', async () => {
    const {parts, first, outbox, add, answer, bodies, onEnd} = create()
    add(message(1), message(2))
    first.stop()
    const sender = createSender({...parts, random: () => 0})
    sender.pump()
    expect(bodies()).toEqual(['{"n":1}'])
    await answer(0, 200)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('acknowledged', message(1), 200)
    first.pump()
    expect(bodies()).toEqual(['{"n":1}', '{"n":2}'])
    await answer(1, 200)
    expect(outbox.waiting()).toEqual([])
  })

  it('waits after a failure as after its own', async () => {
    const {parts, first, add, answer, bodies} = create()
    add(message(1))
    await answer(0, 503)
    first.stop()
    createSender({...parts, random: () => 0}).pump()
    await vi.advanceTimersByTimeAsync(900)
    expect(bodies()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(bodies()).toHaveLength(2)
  })
})

describe('a page that ends', () => {
  it('sends nothing more, until it is restored', () => {
    const {first, add, bodies} = create()
    first.leave()
    add(message(1))
    expect(bodies()).toEqual([])
    first.wake()
    expect(bodies()).toEqual(['{"n":1}'])
  })

  it('hands over only as much as the browser takes beside what is under way', () => {
    const {first, add, bodies, handedOver} = create()
    add(message(10, {body: 'a'.repeat(7000)}), ...some(7, {body: 'b'.repeat(9000)}))
    first.leave()
    expect([bodies(), handedOver()].map((all) => all.join('').length)).toEqual([7000, 45_000])
  })

  it('hands over what is not under way, the most important first', () => {
    const {first, outbox, add, handedOver} = create()
    add(message(1), message(2), message(3, {isPriority: true}))
    outbox.leave()
    first.leave()
    expect(handedOver()).toEqual(['{"n":1}', '{"n":2}'])
  })

  it('keeps what is on disk until a server has it, although the browser took it over', async () => {
    const {first, outbox, add, handedOver} = create()
    add(message(1), message(2))
    outbox.keepBy({put: async () => {}, remove: vi.fn()})
    await vi.advanceTimersByTimeAsync(0)
    first.leave()
    expect(handedOver()).toEqual(['{"n":2}'])
    expect(outbox.waiting().map((parcel) => parcel.message.id)).toContain('id-2')
  })

  it('also if its request was ended before', async () => {
    const {first, outbox, add, answer, handedOver} = create()
    add(message(1), message(2))
    await answer(0, 0)
    outbox.leave()
    first.leave()
    expect(handedOver()).toEqual(['{"n":2}'])
  })

  it('leaves saved messages to the next page after a refusal', async () => {
    const {first, outbox, add, answer, handedOver} = create()
    add(message(1), message(2))
    await answer(0, 503)
    outbox.leave()
    first.leave()
    expect(handedOver()).toEqual([])
  })

  it('hands over everything after a refusal if nothing may be saved', async () => {
    const {first, outbox, add, answer, handedOver} = create()
    add(message(1), message(2))
    await answer(0, 503)
    first.leave()
    expect(handedOver()).toEqual(['{"n":1}', '{"n":2}'])
    // no other page may send them again
    expect(outbox.waiting()).toEqual([])
  })

  it('sends again what ended with it if it is restored', async () => {
    const {first, add, answer, bodies, onTrouble} = create()
    add(message(1))
    first.leave()
    await answer(0, 0)
    expect(onTrouble).not.toHaveBeenCalled()
    first.wake()
    expect(bodies()).toEqual(['{"n":1}', '{"n":1}'])
  })
})
