// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {scrollToElement} from './scroll-to.ts'
import {tween} from './tween.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function run(work: Promise<boolean>, ms = 1000): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

describe('tween', () => {
  it('moves in 300 ms, slowing down, and ends exactly at the target', async () => {
    const values: number[] = []
    const began = performance.now()
    let ended = 0
    const done = tween({from: 10, to: 20.1, onStep: (value) => values.push(value)}).then((isDone) => {
      ended = performance.now()
      return isDone
    })
    expect(await run(done)).toBe(true)
    expect([values[0], values.at(-1)]).toEqual([10, 20.1])
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect((values[1] ?? 0) - 10).toBeGreaterThan(20.1 - (values.at(-2) ?? 0))
    expect(ended - began).toBeGreaterThanOrEqual(300)
    expect(ended - began).toBeLessThan(360)
  })

  it('ends at once for a duration of 0', async () => {
    const onStep = vi.fn()
    expect(await run(tween({from: 1, to: 2, duration: 0, onStep}))).toBe(true)
    expect(onStep.mock.calls).toEqual([[2]])
  })

  it('uses the given easing', async () => {
    const values: number[] = []
    await run(tween({from: 0, to: 1, ease: () => 0.5, onStep: (value) => values.push(value)}))
    expect([...new Set(values)]).toEqual([0.5, 1])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('rejects %s ms', (duration) => {
    expect(() => tween({from: 0, to: 1, duration, onStep() {}})).toThrow('no finite number of milliseconds')
  })

  it('stops when it is aborted', async () => {
    const controller = new AbortController()
    const onStep = vi.fn(() => controller.abort())
    expect(await run(tween({from: 0, to: 1, onStep, signal: controller.signal}))).toBe(false)
    expect(onStep).toHaveBeenCalledTimes(1)
  })

  it('rejects with an error that a step throws', async () => {
    const failing = tween({
      from: 0,
      to: 1,
      onStep() {
        throw new Error('no')
      },
    })
    await Promise.all([expect(failing).rejects.toThrow('no'), vi.advanceTimersByTimeAsync(100)])
  })
})

describe('scrollToElement', () => {
  function serve(top: number, isCalm = false) {
    const element = document.createElement('p')
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 10))
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), {matches: isCalm}) as MediaQueryList,
    )
    const tops: unknown[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation(
      (...[said]: unknown[]) => void tops.push(Reflect.get(Object(said), 'top')),
    )
    return {element, tops}
  }

  it('leaves 30 pixels above it', async () => {
    const {element, tops} = serve(500)
    await run(scrollToElement(element), 100)
    expect(tops.at(-1)).toBe(470)
    expect(tops.length).toBeGreaterThan(2)
  })

  it('leaves the given space, and never scrolls above the page', async () => {
    const {element, tops} = serve(20)
    await run(scrollToElement(element, {offset: 100, duration: 10}))
    expect(tops.at(-1)).toBe(0)
  })

  it('jumps for visitors who prefer reduced motion', async () => {
    const {element, tops} = serve(500, true)
    await run(scrollToElement(element))
    expect(tops).toEqual([470])
  })
})
