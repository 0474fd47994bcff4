import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {debounce} from './debounce.ts'
import {throttle} from './throttle.ts'

const act = vi.fn((_: string) => {})
const said = () => act.mock.calls.map(([word]) => word).join('')

beforeEach(() => {
  vi.useFakeTimers()
  act.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('throttle', () => {
  it('runs at once, then with the last arguments of each interval', () => {
    const say = throttle(100, act)
    for (const word of 'abc') say(word)
    expect(said()).toBe('a')
    vi.advanceTimersByTime(100)
    expect(said()).toBe('ac')
    say('d')
    vi.advanceTimersByTime(99)
    expect(said()).toBe('ac')
    vi.advanceTimersByTime(1)
    expect(said()).toBe('acd')
    vi.advanceTimersByTime(1000)
    say('e')
    expect(said()).toBe('acde')
  })

  it('may call itself', () => {
    const say = throttle(100, (word: string) => {
      act(word)
      if (word === 'a') say('b')
    })
    say('a')
    expect(said()).toBe('a')
    vi.advanceTimersByTime(100)
    expect(said()).toBe('ab')
  })

  it('continues after a failure', () => {
    const say = throttle(100, (word: string) => {
      act(word)
      throw new Error('no')
    })
    expect(() => say('a')).toThrow('no')
    vi.advanceTimersByTime(100)
    expect(() => say('b')).toThrow('no')
  })

  it('cancelled, runs nothing more, and then starts again', () => {
    const say = throttle(100, act)
    say('a')
    say('b')
    say.cancel()
    say('c')
    vi.advanceTimersByTime(1000)
    expect(said()).toBe('ac')
  })
})

describe('debounce', () => {
  it('waits for a pause, and runs with the last arguments', () => {
    const say = debounce(100, act)
    for (const word of 'abc') {
      say(word)
      vi.advanceTimersByTime(99)
    }
    expect(said()).toBe('')
    vi.advanceTimersByTime(1)
    expect(said()).toBe('c')
  })

  it('cancelled, runs nothing', () => {
    const say = debounce(100, act)
    say('a')
    say.cancel()
    vi.advanceTimersByTime(1000)
    expect(said()).toBe('')
  })
})
