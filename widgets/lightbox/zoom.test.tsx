import {getByRole, queryByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {pause, until} from '../../test/helpers/until.ts'
import {setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const list = (...names: string[]) =>
  `<ul data-vitrine="lightbox">${names
    .map(
      (name) =>
        `<li><figure><a href="/${name}.jpg"><img src="/${name}.jpg" alt="A ${name}"></a><figcaption>Of clay</figcaption></figure></li>`,
    )
    .join('')}</ul>`

const dialog = () => getByRole(document.body, 'dialog')
const isOpen = () => queryByRole(document.body, 'dialog') !== null
const slide = () => dialog().querySelector<HTMLElement>('[aria-roledescription=slide]:not([inert])')
const picture = () => {
  const image = slide()?.querySelector('img')
  if (!image) throw new Error('no picture')
  return image
}
const zoomButton = () => getByRole(dialog(), 'button', {name: 'Zoom in'})
/** The factor of the displayed picture. */
const factor = () => Number(/scale\(([\d.]+)\)/.exec(picture().style.transform)?.[1] ?? 1)
const shift = () => /translate\((.*?)px, ?(.*?)px\)/.exec(picture().style.transform)?.slice(1).map(Number)

/** A picture of 600 × 600 pixels in the middle of a window of 1024 × 768. */
function layOut(): void {
  const at = (name: 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight', value: number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
  at('offsetLeft', 212)
  at('offsetTop', 84)
  at('offsetWidth', 600)
  at('offsetHeight', 600)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1500)
}

async function open(...names: string[]) {
  const opened = await page.open(list(...names, 'mug', 'bowl'))
  getByRole(document.body, 'link', {name: 'A mug'}).click()
  await until(() => expect(isOpen()).toBe(true))
  await until(zoomButton)
  getByRole(dialog(), 'button', {name: 'Close'}).focus()
  return opened
}

const pointer = (type: string, x: number, y: number, rest: PointerEventInit = {}) =>
  picture().dispatchEvent(
    new PointerEvent(`pointer${type}`, {
      clientX: x,
      clientY: y,
      pointerType: 'touch',
      pointerId: 1,
      bubbles: true,
      ...rest,
    }),
  )
function tap(x: number, y: number): void {
  pointer('down', x, y)
  pointer('up', x, y)
}
function clickAt(x: number, y: number, detail = 1): void {
  const mouse = {pointerType: 'mouse'}
  pointer('down', x, y, mouse)
  pointer('up', x, y, mouse)
  picture().dispatchEvent(new MouseEvent('click', {clientX: x, clientY: y, bubbles: true, detail}))
}
/** A mouse presses the picture at the first place, and releases it at the last one. */
function drag(...places: readonly (readonly [x: number, y: number])[]): void {
  const mouse = {pointerType: 'mouse', buttons: 1}
  const [[startX, startY] = [0, 0], ...way] = places
  const [endX, endY] = way.at(-1) ?? [startX, startY]
  pointer('down', startX, startY, mouse)
  for (const [x, y] of way) pointer('move', x, y, mouse)
  pointer('up', endX, endY, mouse)
  picture().dispatchEvent(new MouseEvent('click', {clientX: endX, clientY: endY, bubbles: true, detail: 1}))
}

beforeEach(layOut)
afterEach(() => vi.restoreAllMocks())

describe('keys', () => {
  it.each([
    ['+', 1.5],
    ['=', 1.5],
    ['++', 2.25],
    ['++-', 1.5],
    ['+-', 1],
    ['++++++++++', 5],
    ['---', 1],
    ['++0', 1],
  ])('%s zoom to %d', async (keys, expected) => {
    const {user} = await open()
    await user.keyboard(keys)
    expect(factor()).toBeCloseTo(expected)
  })

  it('arrows move an enlarged picture, in the direction that they show, up to its edge', async () => {
    const {user} = await open()
    await user.keyboard('++++')
    const before = shift() ?? []
    await user.keyboard('{ArrowRight}{ArrowDown}')
    const after = shift() ?? []
    expect(after[0]).toBeLessThan(before[0] ?? 0)
    expect(after[1]).toBeLessThan(before[1] ?? 0)
    await user.keyboard('{ArrowLeft>30/}')
    expect(shift()?.[0]).toBe(-212)
    expect(picture().alt).toBe('A mug')
  })

  it('arrows move on again at its own size', async () => {
    const {user} = await open()
    await user.keyboard('+0{ArrowRight}')
    expect(picture().alt).toBe('A bowl')
  })

  it('with a modifier stay the browser’s', async () => {
    const {user} = await open()
    await user.keyboard('{Control>}+{/Control}')
    expect(factor()).toBe(1)
  })
})

describe('the button', () => {
  it('zooms and shows that it has', async () => {
    await open()
    expect(zoomButton().getAttribute('aria-pressed')).toBe('false')
    zoomButton().click()
    expect(factor()).toBe(2.5)
    expect(zoomButton().getAttribute('aria-pressed')).toBe('true')
    zoomButton().click()
    expect(factor()).toBe(1)
    expect(zoomButton().getAttribute('aria-pressed')).toBe('false')
  })

  it('waits for the picture', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
    await open()
    zoomButton().click()
    expect(zoomButton().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a mouse', () => {
  it('zooms where it clicks, and back', async () => {
    await open()
    clickAt(512, 384)
    expect(factor()).toBe(2.5)
    expect(shift()).toEqual([-450, -450])
    clickAt(512, 384)
    expect(factor()).toBe(1)
    expect(isOpen()).toBe(true)
  })

  it('zooms once with a double click', async () => {
    await open()
    clickAt(512, 384)
    clickAt(512, 384, 2)
    expect(factor()).toBe(2.5)
  })

  it('drags an enlarged picture, and stays zoomed', async () => {
    await open()
    clickAt(512, 384)
    drag([500, 300], [440, 320])
    expect(factor()).toBe(2.5)
    expect(shift()).toEqual([-510, -430])
  })

  it('moves nothing once it was released, wherever that was', async () => {
    await open()
    const mouse = {pointerType: 'mouse', buttons: 1}
    pointer('down', 500, 300, mouse)
    zoomButton().click()
    const before = shift()
    pointer('move', 400, 300, {...mouse, buttons: 0})
    expect(shift()).toEqual(before)
    clickAt(512, 384)
    expect(factor()).toBe(1)
  })

  it('stays zoomed after a drag that returns to its start', async () => {
    await open()
    clickAt(512, 384)
    drag([500, 300], [440, 320], [501, 300])
    expect(factor()).toBe(2.5)
  })

  it('drags beside an enlarged picture without closing it; a click there closes it', async () => {
    await open()
    clickAt(512, 384)
    const mouse = {pointerType: 'mouse', buttons: 1, pointerId: 1, bubbles: true}
    const place = slide()
    const beside = (type: string, clientX: number) =>
      place?.dispatchEvent(new PointerEvent(`pointer${type}`, {...mouse, clientX}))
    const click = () => place?.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))
    beside('down', 10)
    beside('move', 60)
    beside('up', 60)
    click()
    await pause(350)
    expect(isOpen()).toBe(true)
    beside('down', 10)
    beside('up', 10)
    click()
    await until(() => expect(isOpen()).toBe(false))
  })

  it('zooms in a strip that still scrolls as in one at rest', async () => {
    await open()
    const shown = slide()
    Object.defineProperty(picture(), 'offsetParent', {value: shown})
    if (shown) vi.spyOn(shown, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 0, 1024, 768))
    clickAt(512, 384)
    expect(shift()).toEqual([-450, -450])
  })

  it('zooms with its wheel, and sideways moves nothing', async () => {
    await open()
    const wheel = (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', {bubbles: true, cancelable: true, ...init})
      picture().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(wheel({deltaX: 80, deltaY: 10})).toBe(false)
    expect(wheel({deltaY: -300})).toBe(true)
    expect(factor()).toBeCloseTo(2)
    expect(wheel({deltaY: 600})).toBe(true)
    expect(factor()).toBe(1)
  })
})

describe('fingers', () => {
  it('zoom with a double tap, not with one', async () => {
    await open()
    tap(512, 384)
    expect(factor()).toBe(1)
    tap(515, 384)
    expect(factor()).toBe(2.5)
    await pause(350)
    tap(512, 384)
    tap(512, 384)
    expect(factor()).toBe(1)
  })

  it('pinch', async () => {
    await open()
    pointer('down', 462, 384)
    pointer('down', 562, 384, {pointerId: 2})
    pointer('move', 412, 384)
    pointer('move', 612, 384, {pointerId: 2})
    expect(factor()).toBe(2)
    pointer('up', 412, 384)
    pointer('up', 612, 384, {pointerId: 2})
    expect(factor()).toBe(2)
    expect(zoomButton().getAttribute('aria-pressed')).toBe('true')
  })

  it('pull the picture down, which springs back', async () => {
    await open()
    pointer('down', 500, 300)
    pointer('move', 500, 320, {})
    pointer('move', 502, 380)
    expect(picture().closest('figure')?.style.transform).toBe('translateY(80px)')
    await pause(300)
    pointer('move', 502, 381)
    pointer('up', 502, 381)
    expect(isOpen()).toBe(true)
    expect(picture().closest('figure')?.style.transform).toBe('')
    expect(dialog().className).not.toContain('pulled')
  })

  it('close it when they pull far', async () => {
    await open()
    pointer('down', 500, 300)
    pointer('move', 500, 320)
    pointer('move', 500, 600)
    pointer('up', 500, 600)
    await until(() => expect(isOpen()).toBe(false))
  })

  it('leave it open when the browser takes over', async () => {
    await open()
    pointer('down', 500, 300)
    pointer('move', 500, 320)
    pointer('move', 500, 600)
    pointer('cancel', 500, 600)
    expect(isOpen()).toBe(true)
  })

  it.each([
    ['up', 500, 100],
    ['sideways', 800, 350],
  ])('pull nothing %s', async (_, x, y) => {
    await open()
    pointer('down', 500, 300)
    pointer('move', x, y)
    pointer('move', x, y)
    pointer('up', x, y)
    expect(isOpen()).toBe(true)
    expect(picture().closest('figure')?.style.transform).toBe('')
  })
})

describe('screen readers', () => {
  const said = () => [...dialog().querySelectorAll('[role=status]')].map(({textContent}) => textContent)

  it('hear the size, at the end of a series', async () => {
    const {user} = await open()
    await user.keyboard('++')
    await until(() => expect(said()).toContain('Zoom: 225%'))
  })

  it('hear the next picture instead', async () => {
    const {user} = await open()
    await user.keyboard('+')
    getByRole(dialog(), 'button', {name: 'Next image'}).click()
    await pause(350)
    expect(said().join()).not.toContain('Zoom')
    expect(factor()).toBe(1)
    expect(zoomButton().getAttribute('aria-pressed')).toBe('false')
  })

  it('hear the page’s language', async () => {
    await setStrings({'lightbox.zoom': 'Größer', 'lightbox.zoomed': '{percent} Prozent'})
    await page.open(list('mug'))
    getByRole(document.body, 'link').click()
    await until(() => getByRole(dialog(), 'button', {name: 'Größer'}).click())
    await until(() => expect(said()).toContain('250 Prozent'))
  })
})

describe('a larger file', () => {
  async function openSmall(decode: () => Promise<void>) {
    const decoded = vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode)
    const {user} = await page.open(
      '<p data-vitrine="lightbox"><img src="/a.jpg?format=100w" data-src="/a.jpg" data-image-dimensions="2500x1667" alt="A"></p>',
    )
    getByRole(document.body, 'button').click()
    await until(zoomButton)
    zoomButton().focus()
    return {user, decoded}
  }

  it('is fetched for an enlarged picture', async () => {
    await openSmall(() => Promise.resolve())
    zoomButton().click()
    expect(factor()).toBe(3)
    await until(() => expect(picture().sizes).toBe('1800px'))
  })

  it('is fetched once for a series of steps', async () => {
    const {user, decoded} = await openSmall(() => Promise.resolve())
    await user.keyboard('+++')
    await until(() => expect(picture().sizes).toBe('2025px'))
    expect(decoded).toHaveBeenCalledOnce()
  })

  it('that fails leaves the picture as it is', async () => {
    const {decoded} = await openSmall(() => Promise.reject(new Error('offline')))
    zoomButton().click()
    await until(() => expect(decoded).toHaveBeenCalledOnce())
    await pause()
    expect(picture().sizes).toBe('100vw')
  })
})

it('a picture returns to its own size when the window changes', async () => {
  await open()
  zoomButton().click()
  dispatchEvent(new Event('resize'))
  await until(() => expect(factor()).toBe(1))
})
