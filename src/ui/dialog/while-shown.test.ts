// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {whileShown} from './while-shown.ts'

/** Milliseconds after which a check has come, and one of the frames after it. */
const [CHECK, FRAME] = [500, 17]

const dialog = document.createElement('dialog')
const leave = vi.fn()
let ended = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  ended = new AbortController()
  leave.mockReset()
  dialog.removeAttribute('style')
  document.body.replaceChildren(dialog)
  dialog.open = true
  whileShown(dialog, leave, ended.signal)
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

it('leaves a dialog that stays hidden', () => {
  dialog.style.opacity = '0'
  vi.advanceTimersByTime(CHECK + 3 * FRAME)
  expect(leave).toHaveBeenCalledOnce()
})

it('does not leave one whose styles are a frame late', () => {
  dialog.style.opacity = '0'
  vi.advanceTimersByTime(CHECK)
  dialog.style.opacity = '1'
  vi.advanceTimersByTime(4 * CHECK)
  expect(leave).not.toHaveBeenCalled()
})

it('does not leave one that can be seen', () => {
  vi.advanceTimersByTime(4 * CHECK)
  expect(leave).not.toHaveBeenCalled()
})

it.each([
  ['was taken out of the page', () => dialog.remove()],
  ['was closed meanwhile', () => ended.abort()],
])('does not leave a hidden one that %s', (_, prepare) => {
  dialog.style.opacity = '0'
  prepare()
  vi.advanceTimersByTime(4 * CHECK)
  expect(leave).not.toHaveBeenCalled()
})
