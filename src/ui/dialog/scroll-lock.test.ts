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

/** A lock takes hold after the next picture. */
async function locked(): Promise<() => void> {
  const unlock = lockScroll()
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return unlock
}

const styles = () => [root, document.body].map((element) => element.getAttribute('style'))

it('stops the page from scrolling, and is released without a trace', async () => {
  const unlock = await locked()
  expect(document.body.style.overflowY).toBe('hidden')
  expect(root.style.overflowY).toBe('')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('keeps room for a visible scrollbar, and adds none otherwise', async () => {
  const unlockBare = await locked()
  expect(root.style.scrollbarGutter).toBeFalsy()
  unlockBare()
  showScrollbar(15)
  const unlock = await locked()
  expect(root.style.scrollbarGutter).toBe('stable')
  unlock()
  expect(styles()).toEqual([null, null])
})

it('locks the root if its overflow scrolls the window', async () => {
  root.style.overflowY = 'scroll'
  const unlock = await locked()
  expect([root.style.overflowY, document.body.style.overflowY]).toEqual(['hidden', ''])
  unlock()
  expect(root.style.overflowY).toBe('scroll')
})

it('locks until the last of several is released, once each', async () => {
  const [one, two] = [await locked(), await locked()]
  one()
  one()
  expect(document.body.style.overflowY).toBe('hidden')
  two()
  expect(styles()).toEqual([null, null])
})

it('does not lock what is released before the next picture', async () => {
  lockScroll()()
  const unlock = await locked()
  unlock()
  expect(styles()).toEqual([null, null])
})

it('leaves other styles of the page exactly as they were', async () => {
  document.body.setAttribute('style', 'color:red')
  const unlock = await locked()
  unlock()
  expect(document.body.getAttribute('style')).toBe('color:red')
})

it('keeps changes that other code made meanwhile', async () => {
  document.body.setAttribute('style', 'color:red')
  const unlock = await locked()
  document.body.style.color = 'blue'
  unlock()
  expect([document.body.style.color, document.body.style.overflowY]).toEqual(['blue', ''])
})
