// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {lockScroll} from './scroll-lock.ts'

const root = document.documentElement

/** A window with a scrollbar of so many pixels. */
function showScrollbar(width: number): void {
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - width)
}

beforeEach(() => showScrollbar(0))

afterEach(() => {
  vi.restoreAllMocks()
  for (const element of [root, document.body]) element.removeAttribute('style')
})

const styles = () => [root, document.body].map((element) => element.getAttribute('style'))

it('holds the page still, and lets go without a trace', () => {
  const unlock = lockScroll()
  expect(document.body.style.overflowY).toBe('hidden')
  expect(root.style.overflowY).toBe('')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('keeps room for a scrollbar that was there, and makes none for one that was not', () => {
  lockScroll()()
  expect(root.style.scrollbarGutter).toBeFalsy()
  showScrollbar(15)
  const unlock = lockScroll()
  expect(root.style.scrollbarGutter).toBe('stable')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('holds the root where the window scrolls by that', () => {
  root.style.overflowY = 'scroll'
  const unlock = lockScroll()
  expect([root.style.overflowY, document.body.style.overflowY]).toEqual(['hidden', ''])
  unlock()
  expect(root.style.overflowY).toBe('scroll')
})

it('holds until the last of several has let go, once each', () => {
  const [one, two] = [lockScroll(), lockScroll()]
  one()
  one()
  expect(document.body.style.overflowY).toBe('hidden')
  two()
  expect(styles()).toEqual([null, null])
})

it('leaves other styles of the page, to the letter', () => {
  document.body.setAttribute('style', 'color:red')
  lockScroll()()
  expect(document.body.getAttribute('style')).toBe('color:red')
})

it('leaves what others have changed meanwhile', () => {
  document.body.setAttribute('style', 'color:red')
  const unlock = lockScroll()
  document.body.style.color = 'blue'
  unlock()
  expect([document.body.style.color, document.body.style.overflowY]).toEqual(['blue', ''])
})
