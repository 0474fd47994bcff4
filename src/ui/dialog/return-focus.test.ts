// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {returnFocus} from './return-focus.ts'

let opener: HTMLButtonElement
let other: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>Open</button><button>Other</button>'
  const [first, second] = document.querySelectorAll('button')
  if (!(first && second)) throw new Error('no buttons')
  opener = first
  other = second
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** As Safari does while a style sheet is loading. */
const refuse = () => vi.spyOn(opener, 'focus').mockImplementation(() => {})

it('moves the focus at once', () => {
  returnFocus([opener])
  expect(document.activeElement).toBe(opener)
  expect(vi.getTimerCount()).toBe(0)
})

it('moves the focus to the next element if the first takes none or was removed', () => {
  refuse()
  returnFocus([opener, other])
  expect(document.activeElement).toBe(other)
  other.blur()
  opener.remove()
  returnFocus([opener, null, other])
  expect(document.activeElement).toBe(other)
  expect(vi.getTimerCount()).toBe(0)
})

it('tries again if the focus is refused', () => {
  const refused = refuse()
  returnFocus([opener])
  vi.advanceTimersByTime(500)
  expect(document.activeElement).toBe(document.body)
  refused.mockRestore()
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(opener)
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves the focus to an element that has taken it meanwhile', () => {
  refuse()
  returnFocus([opener])
  other.focus()
  vi.advanceTimersByTime(5000)
  expect(document.activeElement).toBe(other)
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up if nothing takes the focus, and if the opener was removed', () => {
  const focus = refuse()
  returnFocus([opener])
  vi.advanceTimersByTime(5000)
  expect(focus).toHaveBeenCalledTimes(31)
  expect(vi.getTimerCount()).toBe(0)
  opener.remove()
  returnFocus([opener])
  expect(vi.getTimerCount()).toBe(0)
})
