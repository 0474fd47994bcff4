import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const IMG = '<img src="/mug.jpg" alt="A mug" width="400" height="500">'
const zoom = (attributes = '', content = IMG) =>
  `<div data-vitrine="image-zoom" ${attributes}>${content}</div>`
const area = `<div class="sqs-image-zoom-area">${IMG}</div>`

const image = () => document.querySelector<HTMLImageElement>('img:not(.vitrine-zoom__lens)') ?? new Image()
const lens = () => document.querySelector<HTMLImageElement>('.vitrine-zoom__lens')
/** The zoom factor. */
const factor = () => Number(/scale\((.*?)\)/.exec(lens()?.style.transform ?? '')?.[1] ?? 1)

/** A mouse or finger on the image, at a fraction of its width and height. */
function point(type: string, x: number, y: number, rest: PointerEventInit = {}): Event {
  const at = {clientX: 100 + 400 * x, clientY: 100 + 500 * y, bubbles: true, cancelable: true}
  const event = /click/.test(type)
    ? new MouseEvent(type, {...at, detail: 1})
    : new PointerEvent(type, {...at, pointerType: 'mouse', pointerId: 1, ...rest})
  image().dispatchEvent(event)
  return event
}
const touch = (type: string, x: number, y: number, pointerId = 1) =>
  point(`pointer${type}`, x, y, {pointerType: 'touch', pointerId})

/** Waits until the code for the first zoom has loaded and has run. */
async function isReady(): Promise<void> {
  await import('../../src/ui/zoom/while-zoomed.ts')
  await pause(50)
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 500))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
})

describe('hovering', () => {
  it('enlarges the part below the mouse, and ends when it leaves', async () => {
    await page.open(zoom('data-zoom-factor="2"'))
    point('pointermove', 0.25, 0.5)
    expect(lens()?.style.transform).toBe('scale(2) translate(-12.5%,-25%)')
    point('pointermove', 1, 1)
    expect(lens()?.style.transform).toBe('scale(2) translate(-50%,-50%)')
    point('pointerleave', 1, 1)
    expect(lens()).toBeNull()
  })

  it('needs no click: a link still leads to its picture', async () => {
    await page.open(zoom('', `<a href="#mug">${IMG}</a>`))
    point('pointermove', 0.5, 0.5)
    expect(point('click', 0.5, 0.5).defaultPrevented).toBe(false)
    expect(lens()).not.toBeNull()
  })

  it('requires a mouse: touch taps', async () => {
    await page.open(zoom())
    touch('move', 0.5, 0.5)
    expect(lens()).toBeNull()
    touch('down', 0.5, 0.5)
    touch('up', 0.5, 0.5)
    expect(point('click', 0.5, 0.5).defaultPrevented).toBe(true)
    expect(lens()).not.toBeNull()
  })
})

describe('clicking', () => {
  it('starts and ends the zoom at the click', async () => {
    await page.open(zoom('data-zoom="click" data-zoom-factor="2"'))
    point('pointermove', 0.5, 0.5)
    expect(lens()).toBeNull()
    point('click', 1, 0)
    expect(lens()?.style.transform.replace('-0%', '0%')).toBe('scale(2) translate(-50%,0%)')
    point('pointermove', 0, 0)
    expect(lens()?.style.transform.replaceAll('-0%', '0%')).toBe('scale(2) translate(0%,0%)')
    point('pointerleave', 0, 0)
    expect(lens()).not.toBeNull()
    point('click', 0, 0)
    expect(lens()).toBeNull()
  })

  it('does not navigate if the image is a link', async () => {
    await page.open(zoom('data-zoom="click"', `<a href="/large.jpg">${IMG}</a>`))
    expect(point('click', 0.5, 0.5).defaultPrevented).toBe(true)
    expect(getByRole(document.body, 'button').getAttribute('aria-pressed')).toBe('true')
  })

  it('on another button in it is ignored', async () => {
    await page.open(zoom('data-zoom="click"', `${IMG}<button>Like</button>`))
    document.querySelector('button')?.click()
    expect(lens()).toBeNull()
  })

  it('elsewhere ends it', async () => {
    await page.open(`<p>Text</p>${zoom('data-zoom="click"')}`)
    point('click', 0.5, 0.5)
    await isReady()
    document.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
    expect(lens()).toBeNull()
  })
})

describe('the keyboard', () => {
  it.each(['{Enter}', ' '])('%s starts and ends the zoom, and changes the state', async (key) => {
    const {user} = await page.open(zoom('data-zoom-factor="2"'))
    const button = getByRole(document.body, 'button', {name: 'Zoom image: A mug'})
    expect(button.getAttribute('aria-pressed')).toBe('false')
    button.focus()
    await user.keyboard(key)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(lens()?.style.transform).toBe('scale(2) translate(-25%,-25%)')
    await user.keyboard(key)
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(lens()).toBeNull()
  })

  it.each(['a href="/mug-large.jpg"', 'button'])(
    'activates the element around the image: %s',
    async (tag) => {
      const {user} = await page.open(zoom('', `<${tag}>${IMG}</${tag.split(' ')[0]}>`))
      const button = getByRole(document.body, 'button', {name: 'A mug'})
      button.focus()
      await user.keyboard(' ')
      expect(button.getAttribute('aria-pressed')).toBe('true')
      await user.keyboard('{Enter}')
      expect(button.getAttribute('aria-pressed')).toBe('false')
    },
  )

  it('moves the picture with arrow keys while it is zoomed, and only then', async () => {
    const {user} = await page.open(zoom('data-zoom-factor="2"'))
    getByRole(document.body, 'button').focus()
    const keys: boolean[] = []
    document.addEventListener('keydown', ({defaultPrevented}) => keys.push(defaultPrevented))
    await user.keyboard('{ArrowRight}{Enter}')
    await isReady()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(lens()?.style.transform).toBe('scale(2) translate(-30%,-35%)')
    await user.keyboard('{ArrowLeft>20/}{ArrowUp>20/}')
    expect(lens()?.style.transform.replaceAll('-0%', '0%')).toBe('scale(2) translate(0%,0%)')
    expect(keys[0]).toBe(false)
    expect(keys.slice(1)).not.toContain(false)
  })

  it('Escape ends it, wherever the focus is, and closes nothing else', async () => {
    await page.open(zoom())
    point('pointermove', 0.5, 0.5)
    await isReady()
    const pressed = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})
    document.body.dispatchEvent(pressed)
    expect(lens()).toBeNull()
    expect(pressed.defaultPrevented).toBe(true)
    const other = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})
    document.body.dispatchEvent(other)
    expect(other.defaultPrevented).toBe(false)
  })

  it('moving the focus ends it, and so does resizing the window', async () => {
    const {user} = await page.open(`${zoom()}<a href="/">Home</a>`)
    getByRole(document.body, 'button').focus()
    await user.keyboard('{Enter}')
    await isReady()
    await user.tab()
    expect(lens()).toBeNull()
    await user.tab({shift: true})
    await user.keyboard('{Enter}')
    expect(lens()).not.toBeNull()
    dispatchEvent(new Event('resize'))
    expect(lens()).toBeNull()
  })
})

describe('touch', () => {
  async function tap(html = zoom('data-zoom-factor="2"')) {
    await page.open(html)
    touch('down', 0.5, 0.5)
    touch('up', 0.5, 0.5)
    point('click', 0.5, 0.5)
    await isReady()
  }

  it('one finger moves the picture', async () => {
    await tap()
    touch('down', 0.5, 0.5)
    touch('move', 0.25, 0.5)
    expect(lens()?.style.transform).toBe('scale(2) translate(-37.5%,-25%)')
    touch('up', 0.25, 0.5)
    touch('move', 0.9, 0.9)
    expect(lens()?.style.transform).toBe('scale(2) translate(-37.5%,-25%)')
  })

  it('two fingers pinch it, up to five times and back to the start', async () => {
    await tap()
    touch('down', 0.4, 0.5, 1)
    touch('down', 0.6, 0.5, 2)
    touch('move', 0.7, 0.5, 2)
    expect(factor()).toBeCloseTo(3)
    touch('move', 1, 0.5, 2)
    touch('move', 0, 0.5, 1)
    expect(factor()).toBe(5)
    touch('move', 0.95, 0.5, 1)
    expect(lens()).toBeNull()
  })

  it('a gesture that the browser has taken over moves nothing', async () => {
    await tap()
    touch('down', 0.5, 0.5)
    touch('cancel', 0.5, 0.5)
    touch('move', 0, 0)
    expect(lens()?.style.transform).toBe('scale(2) translate(-25%,-25%)')
  })
})

describe('the large picture', () => {
  it('is fetched with the first use, and shown once it has loaded', async () => {
    await page.open(
      zoom('data-zoom-factor="2"', '<img src="/mug.jpg?format=300w" data-src="/mug.jpg" alt="">'),
    )
    expect(document.querySelectorAll('img')).toHaveLength(1)
    point('pointermove', 0.5, 0.5)
    expect(lens()?.getAttribute('src')).toContain('/mug.jpg?format=300w')
    expect(lens()?.getAttribute('srcset') ?? '').toBe('')
    lens()?.dispatchEvent(new Event('load'))
    expect(lens()?.getAttribute('srcset')).toContain('/mug.jpg?format=2500w 2500w')
    expect(lens()?.sizes).toBe('800px')
    lens()?.dispatchEvent(new Event('load'))
    expect(lens()?.getAttribute('src')).toBe('/mug.jpg?format=2500w')
  })

  it('does not change the image itself', async () => {
    await page.open(zoom())
    const {outerHTML} = image()
    point('pointermove', 0.5, 0.5)
    expect(image().outerHTML.replace('"true"', '"false"')).toBe(outerHTML)
  })
})

describe('attributes', () => {
  it.each([
    ['', 1.5],
    ['data-zoom-factor=""', 1.5],
    ['data-zoom-factor="3.25"', 3.25],
    ['data-zoom-factor="5"', 5],
  ])('%s: %d times', async (attributes, expected) => {
    await page.open(zoom(attributes))
    point('pointermove', 0.5, 0.5)
    expect(factor()).toBe(expected)
    expect(said.warnings).toEqual([])
  })

  it.each([
    ['9', 5],
    ['0', 1],
    ['large', 1.5],
  ])('data-zoom-factor="%s": %d times, with a warning', async (text, expected) => {
    await page.open(zoom(`data-zoom-factor="${text}"`))
    point('pointermove', 0.5, 0.5)
    expect(factor()).toBe(expected)
    expect(said.warnings).toHaveLength(1)
  })

  it('none: does nothing', async () => {
    const html = zoom('data-zoom="none"')
    await page.open(html)
    point('pointermove', 0.5, 0.5)
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('reports an element without an image', async () => {
    await expect(page.open(zoom('', '<p>Soon</p>'))).rejects.toThrow('no image: put an <img> into it')
  })

  it('the element may be the image', async () => {
    const html = IMG.replace('<img', '<img data-vitrine="image-zoom"')
    const {unmount} = await page.open(html)
    getByRole(document.body, 'button', {name: 'Zoom image: A mug'})
    point('pointermove', 0.5, 0.5)
    expect(lens()?.parentElement?.previousElementSibling).toBe(image())
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('uses the page’s own text, and no text of the image', async () => {
    await setStrings({'image-zoom.zoom': 'Vergrößern'})
    await page.open(zoom('', '<img src="/mug.jpg" alt="">'))
    getByRole(document.body, 'button', {name: 'Vergrößern'})
  })
})

describe('platform markup', () => {
  const open = (html = area) => page.open(html, '.sqs-image-zoom-area,[data-controller]')
  const tweak = (tweakJSON: Record<string, unknown>) => page.setContext({tweakJSON})

  it.each([
    [{}, 1.5],
    [{'tweak-product-basic-item-image-zoom-factor': '2.0'}, 2],
    [{'tweak-product-basic-item-image-zoom-factor': '12'}, 5],
    [{'tweak-product-basic-item-image-zoom-factor': '-1'}, 1],
    [{'tweak-product-basic-item-image-zoom-factor': 'x'}, 1.5],
  ])('with tweaks %j zooms %d times', async (tweaks, expected) => {
    tweak(tweaks)
    await open()
    point('pointermove', 0.5, 0.5)
    expect(factor()).toBe(expected)
    expect(said.warnings).toEqual([])
  })

  it('zooms on click if the tweaks say so', async () => {
    tweak({'tweak-product-basic-item-click-action': 'Zoom'})
    await open(area.replace('class="sqs-image-zoom-area"', 'data-controller="ImageZoom"'))
    point('pointermove', 0.5, 0.5)
    expect(lens()).toBeNull()
    point('click', 0.5, 0.5)
    expect(lens()).not.toBeNull()
  })

  it('without an image, as for a video, is left alone', async () => {
    const html = '<div class="sqs-image-zoom-area"><video></video></div>'
    await open(html)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

it('unmounting ends the zoom, and keeps the server HTML', async () => {
  const html = zoom('', `<picture><source srcset="/mug.avif"><a href="/large.jpg">${IMG}</a></picture>`)
  const {unmount} = await page.open(html)
  point('pointermove', 0.5, 0.5)
  await isReady()
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
  point('pointermove', 0.5, 0.5)
  await until(() => expect(htmlOf()).toBe(htmlOf(html)))
})
