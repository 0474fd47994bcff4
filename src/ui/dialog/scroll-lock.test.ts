// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {lockScroll} from './scroll-lock.ts'

const root = document.documentElement

/** A window with a scrollbar of this width in pixels. */
function showScrollbar(width: number): void {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - width)
}

beforeEach(() => showScrollbar(0))

afterEach(() => {
  vi.restoreAllMocks()
  for (const element of [root, document.body]) element.removeAttribute('style')
})

const styles = () => [root, document.body].map((element) => element.getAttribute('style'))

it('stops the page from scrolling, and is released without a trace', () => {
  const unlock = lockScroll()
  expect(document.body.style.overflowY).toBe('hidden')
  expect(root.style.overflowY).toBe('')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('keeps room for a visible scrollbar, and adds none otherwise', () => {
  lockScroll()()
  expect(root.style.scrollbarGutter).toBeFalsy()
  showScrollbar(15)
  const unlock = lockScroll()
  expect(root.style.scrollbarGutter).toBe('stable')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('locks the root if its overflow scrolls the window', () => {
  root.style.overflowY = 'scroll'
  const unlock = lockScroll()
  expect([root.style.overflowY, document.body.style.overflowY]).toEqual(['hidden', ''])
  unlock()
  expect(root.style.overflowY).toBe('scroll')
})

it('locks until the last of several is released, once each', () => {
  const [one, two] = [lockScroll(), lockScroll()]
  one()
  one()
  expect(document.body.style.overflowY).toBe('hidden')
  two()
  expect(styles()).toEqual([null, null])
})

it('leaves other styles of the page exactly as they were', () => {
  document.body.setAttribute('style', 'color:red')
  lockScroll()()
  expect(document.body.getAttribute('style')).toBe('color:red')
})

it('keeps changes that other code made meanwhile', () => {
  document.body.setAttribute('style', 'color:red')
  const unlock = lockScroll()
  document.body.style.color = 'blue'
  unlock()
  expect([document.body.style.color, document.body.style.overflowY]).toEqual(['blue', ''])
})
