import {renderHook} from '@testing-library/preact'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {useTimer} from './use-timer.ts'

const fn = vi.fn()
let after: ReturnType<typeof useTimer>
let end: () => void

beforeEach(() => {
  fn.mockReset()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const {result, unmount} = renderHook(useTimer)
  after = result.current
  end = unmount
})

afterEach(() => {
  vi.useRealTimers()
})

it('calls back in time', () => {
  after(1000, fn)
  vi.advanceTimersByTime(999)
  expect(fn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(fn).toHaveBeenCalledOnce()
})

it('a later call replaces an earlier one', () => {
  const later = vi.fn()
  after(1000, fn)
  after(500, later)
  vi.runAllTimers()
  expect(fn).not.toHaveBeenCalled()
  expect(later).toHaveBeenCalledOnce()
})

it('unmounting cancels all calls', () => {
  after(1000, fn)
  end()
  expect(vi.getTimerCount()).toBe(0)
})

it('ignores calls after unmounting', () => {
  end()
  after(1000, fn)
  expect(vi.getTimerCount()).toBe(0)
})
