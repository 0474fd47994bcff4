import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {stopClock} from '../../test/helpers/clock.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

beforeEach(() => {
  observeSizes()
  stopClock()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const HTML = `<button id="outside">Outside</button><div data-vitrine="gallery" data-design="slideshow" data-autoplay data-autoplay-duration="2" data-controls>
  <ul>${['one', 'two', 'three'].map((name) => `<li><a href="#${name}"><img src="/${name}.jpg" alt="${name}"></a></li>`).join('')}</ul></div>`

/** Whether reduced motion is preferred; listeners receive a change event. */
function prefer(isReduced: boolean) {
  const query = Object.assign(new EventTarget(), {matches: isReduced})
  vi.stubGlobal('matchMedia', () => query)
  return (matches: boolean) => {
    query.matches = matches
    query.dispatchEvent(new Event('change'))
  }
}

async function open() {
  const opened = await page.open(HTML)
  await until(() => toggle())
  return opened
}

const toggle = () => getByRole(document.body, 'button', {name: /slide show/})
const shown = () => document.querySelector('li:not([inert]) img')?.getAttribute('alt')
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const point = (element: Element, type: 'pointerenter' | 'pointerleave') =>
  element.dispatchEvent(new PointerEvent(type))

describe('slides that change automatically', () => {
  it('change at the set interval, from the last to the first, without an announcement', async () => {
    const {element} = await open()
    const seen = [1.9, 0.1, 2, 2].map((seconds) => {
      pass(seconds)
      return shown()
    })
    expect(seen).toEqual(['one', 'two', 'three', 'one'])
    expect(element.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  })

  it('restart the interval after a click on an arrow', async () => {
    await open()
    pass(1.5)
    getByRole(document.body, 'button', {name: 'Next image'}).click()
    pass(1.5)
    expect(shown()).toBe('two')
    pass(0.5)
    expect(shown()).toBe('three')
  })

  it('pause while the pointer is over them', async () => {
    const {element} = await open()
    point(element, 'pointerenter')
    pass(10)
    expect(shown()).toBe('one')
    expect(element.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    point(element, 'pointerleave')
    pass(2)
    expect(shown()).toBe('two')
  })

  it('pause while the focus is in them', async () => {
    await open()
    document.querySelector<HTMLElement>('a')?.focus()
    pass(10)
    expect(shown()).toBe('one')
    document.querySelector<HTMLElement>('#outside')?.focus()
    await Promise.resolve()
    pass(2)
    expect(shown()).toBe('two')
  })

  it('pause in a hidden tab', async () => {
    await open()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    pass(10)
    expect(shown()).toBe('one')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    pass(2)
    expect(shown()).toBe('two')
  })

  it('stop and start with the button, which comes first, also while it has focus and pointer', async () => {
    const {element} = await open()
    expect(element.querySelector('button,a')).toBe(toggle())
    toggle().focus()
    point(element, 'pointerenter')
    point(toggle(), 'pointerenter')
    expect(toggle().getAttribute('aria-label')).toBe('Pause the slide show')
    toggle().click()
    pass(10)
    expect(shown()).toBe('one')
    expect(toggle().getAttribute('aria-label')).toBe('Start the slide show')
    toggle().click()
    pass(2)
    expect(shown()).toBe('two')
  })

  it('wait for the button if reduced motion is preferred', async () => {
    prefer(true)
    await open()
    pass(10)
    expect(shown()).toBe('one')
    toggle().click()
    pass(2)
    expect(shown()).toBe('two')
  })

  it('stop once reduced motion is preferred', async () => {
    const change = prefer(false)
    await open()
    change(true)
    pass(10)
    expect(shown()).toBe('one')
    change(false)
    pass(10)
    expect(shown()).toBe('one')
  })

  it('stop for good with their widget', async () => {
    const {unmount} = await open()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
