// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {createStrategies, whenIdle} from './strategies.ts'

freshPage()

const load = vi.fn<(element: Element) => void>()
const loaded = () => load.mock.calls.map(([element]) => element)
let element: HTMLElement

beforeEach(() => {
  load.mockReset()
  element = document.body.appendChild(document.createElement('p'))
})

it('now: loads immediately', () => {
  createStrategies(load).now(element)
  expect(load).toHaveBeenCalledExactlyOnceWith(element)
})

describe('idle', () => {
  it('waits for the browser to be idle', () => {
    const whenIdle = vi.fn<(callback: () => unknown) => void>()
    vi.stubGlobal('requestIdleCallback', whenIdle)
    createStrategies(load).idle(element)
    expect(load).not.toHaveBeenCalled()
    whenIdle.mock.calls[0]?.[0]()
    expect(loaded()).toEqual([element])
  })

  it('uses one idle callback for all waiting elements', async () => {
    const whenIdle = vi.fn<(callback: () => unknown) => void>()
    vi.stubGlobal('requestIdleCallback', whenIdle)
    const {idle} = createStrategies(load)
    const other = document.createElement('p')
    idle(element)
    idle(other)
    await whenIdle.mock.calls[0]?.[0]()
    expect(loaded()).toEqual([element, other])
    idle(other)
    whenIdle.mock.calls[1]?.[0]()
    expect(loaded()).toEqual([element, other, other])
    expect(whenIdle).toHaveBeenCalledTimes(2)
  })

  it('does not wait a second time for elements claimed while the page is idle', async () => {
    const requestIdle = vi.fn<(callback: () => unknown) => void>()
    vi.stubGlobal('requestIdleCallback', requestIdle)
    const {idle} = createStrategies(load)
    whenIdle(() => {
      idle(element)
      expect(loaded()).toEqual([element])
    })
    expect(load).not.toHaveBeenCalled()
    await requestIdle.mock.calls[0]?.[0]()
    expect(loaded()).toEqual([element])
    idle(element)
    expect(requestIdle).toHaveBeenCalledTimes(2)
  })

  it('does not wait for more than a second: a page with a heavy animation is never idle', () => {
    const requestIdle = vi.fn<typeof requestIdleCallback>()
    vi.stubGlobal('requestIdleCallback', requestIdle)
    createStrategies(load).idle(element)
    expect(requestIdle.mock.calls[0]?.[1]).toEqual({timeout: 1000})
  })

  it('waits one task without requestIdleCallback', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    createStrategies(load).idle(element)
    expect(load).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(loaded()).toEqual([element])
  })
})

describe('visible', () => {
  const observers: FakeObserver[] = []

  class FakeObserver {
    watched = new Set<Element>()
    readonly look: (entries: Partial<IntersectionObserverEntry>[]) => void
    readonly options: IntersectionObserverInit
    constructor(look: FakeObserver['look'], options: IntersectionObserverInit) {
      this.look = look
      this.options = options
      observers.push(this)
    }
    observe(target: Element) {
      this.watched.add(target)
    }
    unobserve(target: Element) {
      this.watched.delete(target)
    }
  }

  function watch(...targets: HTMLElement[]): FakeObserver {
    observers.length = 0
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    const {visible} = createStrategies(load)
    targets.forEach(visible)
    const [observer] = observers
    if (!observer) throw new Error('nothing is observed')
    return observer
  }

  it('watches all elements with one observer, from a little before they come into view', () => {
    const other = document.createElement('p')
    const {watched, options} = watch(element, other)
    expect(observers).toHaveLength(1)
    expect([...watched]).toEqual([element, other])
    expect(options).toEqual({rootMargin: '200px'})
  })

  it('loads an element that comes into view, once', () => {
    const {look, watched} = watch(element)
    look([{isIntersecting: false, target: element}])
    expect(load).not.toHaveBeenCalled()
    look([{isIntersecting: true, target: element}])
    expect(load).toHaveBeenCalledExactlyOnceWith(element)
    expect(watched.size).toBe(0)
  })

  it('stops watching an element that has left the page', () => {
    const {look, watched} = watch(element)
    element.remove()
    look([{isIntersecting: false, target: element}])
    expect(watched.size).toBe(0)
  })

  it('releases an element that no longer waits, for which the observer may never fire', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    const end = createStrategies(load).visible(element)
    const observer = observers.at(-1)
    expect(observer?.watched).toEqual(new Set([element]))
    end?.()
    expect(observer?.watched.size).toBe(0)
  })
})

it('interaction: waits for an external call', () => {
  createStrategies(load).interaction(element)
  element.click()
  expect(load).not.toHaveBeenCalled()
})

it('added: waits for the first item in the cart', () => {
  createStrategies(load).added(element)
  expect(load).not.toHaveBeenCalled()
  for (let n = 0; n < 2; n++) document.dispatchEvent(new Event('vitrine:item-added'))
  expect(load).toHaveBeenCalledExactlyOnceWith(element)
})

it('added: does not load an element that no longer waits', () => {
  createStrategies(load).added(element)?.()
  document.dispatchEvent(new Event('vitrine:item-added'))
  expect(load).not.toHaveBeenCalled()
})
