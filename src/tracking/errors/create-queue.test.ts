import {beforeEach, describe, expect, it, vi} from 'vitest'
import {createQueue, type ErrorReport} from './create-queue.ts'

let sent: ErrorReport[][]
let answer: () => Promise<void>

beforeEach(() => {
  vi.useFakeTimers({now: 0})
  sent = []
  answer = async () => {}
  return () => vi.useRealTimers()
})

function open() {
  const queue = createQueue({
    now: () => Date.now(),
    send(reports) {
      sent.push(reports)
      return answer()
    },
  })
  const add = (key: string) => queue.add(key, {event: 'error', timestamp: Date.now(), data: {key, count: 1}})
  return {...queue, add}
}

const keys = () => sent.map((reports) => reports.map(({data}) => data.key))

describe('reports', () => {
  it('are sent together, a second after the last', async () => {
    const {add} = open()
    add('a')
    await vi.advanceTimersByTimeAsync(999)
    add('b')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(keys()).toEqual([['a', 'b']])
  })

  it('in a steady stream are sent five seconds after the first', async () => {
    const {add} = open()
    for (let index = 0; index < 8; index++) {
      add(`${index}`)
      await vi.advanceTimersByTimeAsync(900)
    }
    expect(keys()).toEqual([['0', '1', '2', '3', '4', '5']])
  })

  it('with the same key are one report with a count', async () => {
    const {add} = open()
    for (let index = 0; index < 10_000; index++) add('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([[{event: 'error', timestamp: 0, data: {key: 'a', count: 10_000}}]])
  })

  it('that repeat a sent one are counted in the next report', async () => {
    const {add} = open()
    add('a')
    await vi.advanceTimersByTimeAsync(1000)
    for (let index = 0; index < 5; index++) add('a')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
    add('b')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent[1]).toMatchObject([{data: {key: 'b', count: 1, repeats: 5}}])
  })

  it('are sent in batches of ten, and up to twenty in all', async () => {
    const {add} = open()
    for (let index = 0; index < 10_000; index++) add(`${index}`)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({length}) => length)).toEqual([10])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent.map(({length}) => length)).toEqual([10, 10])
    add('late')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(2)
  })

  it('beyond ten waiting ones are dropped while others are being sent', async () => {
    answer = () => new Promise(() => {})
    const {add} = open()
    for (let index = 0; index < 25; index++) add(`${index}`)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.map(({length}) => length)).toEqual([10])
  })

  it('are sent at once when the visitor leaves the page, if there are any', async () => {
    const {add, flush} = open()
    await flush()
    expect(sent).toEqual([])
    add('a')
    await flush()
    expect(keys()).toEqual([['a']])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })
})
