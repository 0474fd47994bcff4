import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {htmlOf, type Opened, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

/** Every observer that was created, with its targets. */
let observers: FakeObserver[] = []

class FakeObserver {
  readonly targets = new Set<Element>()
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
    observers.push(this)
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {}
  tell(target: Element) {
    const size = {inlineSize: 0, blockSize: 0}
    const sizes = {borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size]}
    this.#tell([{target, contentRect: new DOMRect(), ...sizes}], this)
  }
}

beforeEach(() => {
  observers = []
  vi.stubGlobal('ResizeObserver', FakeObserver)
  vi.stubGlobal('devicePixelRatio', 1)
})

const given = (target: Element, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, {configurable: true, value})
}

/** Changes the layout size of the image. */
function resize(image: Element, offsetWidth: number, offsetHeight = 0): void {
  given(image, {offsetWidth, offsetHeight})
  for (const observer of observers) if (observer.targets.has(image)) observer.tell(image)
}

const picture = (attributes = '') =>
  `<img data-vitrine="image" data-src="/a.jpg" data-image-dimensions="800x1000" alt="A mug" ${attributes}>`

const read = (image: Element, ...names: string[]) => names.map((name) => image.getAttribute(name))
const state = (image: Element) => image.getAttribute('data-image-state')
const tell = (image: Element, event: 'load' | 'error') => image.dispatchEvent(new Event(event))

const LADDER = [100, 300, 500, 750, 1000, 1500, 2500]
const srcsetOf = (src: string) => LADDER.map((width) => `${src}?format=${width}w ${width}w`).join(',')

describe('the source', () => {
  it('is chosen by the browser from the srcset widths, near the screen', async () => {
    const {element} = await page.open(picture())
    expect(read(element, 'loading', 'srcset', 'sizes', 'src')).toEqual([
      'lazy',
      srcsetOf('/a.jpg'),
      '100vw',
      '/a.jpg',
    ])
  })

  it('has the width of its space, once there is a layout', async () => {
    const {element} = await page.open(picture())
    resize(element, 320, 400)
    expect(read(element, 'sizes')).toEqual(['320px'])
  })

  it('grows with its space, in srcset steps, and never shrinks', async () => {
    const {element} = await page.open(picture())
    for (const [width, sizes] of [
      [250, '250px'],
      [290, '250px'],
      [301, '301px'],
      [90, '301px'],
      [500, '301px'],
      [501, '501px'],
    ] as const) {
      resize(element, width)
      expect(read(element, 'sizes'), `at ${width}`).toEqual([sizes])
    }
  })

  it('grows sooner on a high-density screen', async () => {
    vi.stubGlobal('devicePixelRatio', 3)
    const {element} = await page.open(picture())
    resize(element, 100)
    resize(element, 101)
    expect(read(element, 'sizes')).toEqual(['101px'])
  })

  it('fills the height of a container that crops it', async () => {
    const {element} = await page.open(picture())
    resize(element, 100, 500)
    expect(read(element, 'sizes')).toEqual(['400px'])
  })

  it('uses the sizes from the page', async () => {
    const {element} = await page.open(picture('data-sizes="50vw"'))
    resize(element, 320)
    expect(read(element, 'sizes')).toEqual(['50vw'])
  })

  it('has the width of the screen if it loads immediately', async () => {
    const {element} = await page.open(picture('data-load="true"'))
    resize(element, 320)
    expect(read(element, 'loading', 'sizes')).toEqual(['eager', '100vw'])
  })

  it.each(['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'blob:https://shop.example/1'])(
    '%s has no other widths',
    async (src) => {
      const {element} = await page.open(picture().replace('/a.jpg', src))
      resize(element, 320)
      expect(read(element, 'src', 'srcset')).toEqual([src, null])
    },
  )

  it.each(['//cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'a.jpg', '../a.jpg'])(
    'may be at %s',
    async (src) => {
      const {element} = await page.open(picture().replace('/a.jpg', src))
      expect(read(element, 'srcset', 'src')).toEqual([srcsetOf(src), src])
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'null'])('is refused at "%s"', async (src) => {
    await expect(page.open(picture().replace('/a.jpg', src))).rejects.toThrow(/is no image$/)
    expect(htmlOf()).toBe(htmlOf(picture().replace('/a.jpg', src)))
  })

  it.each(['src="/served.jpg"', 'srcset="/served.jpg 2x"'])('keeps %s of the server', async (served) => {
    const html = picture(`${served} data-image-focal-point="0,1"`)
    const {element, unmount} = await page.open(html)
    resize(element, 900)
    expect(read(element, 'loading', 'sizes')).toEqual([null, null])
    expect(element.outerHTML).toContain(served)
    expect(element.classList.contains('image__cover')).toBe(true)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

const UNKNOWN = ['', 'wide', '800', '0x0', 'null', '800 by 600']

describe('unknown dimensions', () => {
  it.each(UNKNOWN)('%j: the width is chosen once its container has one', async (dimensions) => {
    const {element} = await page.open(picture().replace('800x1000', dimensions))
    expect(read(element, 'srcset', 'sizes', 'src')).toEqual([null, null, '/a.jpg'])
    resize(element, 0)
    resize(element, 320, 200)
    expect(read(element, 'srcset', 'sizes')).toEqual([srcsetOf('/a.jpg'), '320px'])
    expect(element.classList.contains('image__sized')).toBe(false)
  })

  it('a picture that defines the size of its container is not fetched a second time', async () => {
    const {element} = await page.open(picture().replace('800x1000', ''))
    resize(element, 0)
    tell(element, 'load')
    resize(element, 800, 1000)
    expect(read(element, 'srcset', 'src')).toEqual([null, '/a.jpg'])
  })
})

describe('its space', () => {
  it('is reserved by the dimensions', async () => {
    const {element} = await page.open(picture())
    expect(element.classList.contains('image__sized')).toBe(true)
    expect(['width', 'height'].map((name) => element.style.getPropertyValue(`--image-${name}`))).toEqual([
      '800',
      '1000',
    ])
  })

  it.each([
    ['0.2,0.9', '0.2', '0.9'],
    ['left', '0.5', '0.5'],
    ['7,-1', '1', '0'],
    ['', '0.5', '0.5'],
  ])('shows the focal point %j', async (point, x, y) => {
    const {element} = await page.open(picture(`data-image-focal-point="${point}"`))
    expect(['x', 'y'].map((name) => element.style.getPropertyValue(`--image-${name}`))).toEqual([x, y])
  })

  const CUT = {overflow: 'hidden', clientHeight: 300, paddingBottom: '0px', offsetHeight: 400}
  it.each([
    [{}, true],
    [{overflow: 'clip'}, true],
    [{overflow: 'visible'}, false],
    [{overflow: 'auto'}, false],
    [{offsetHeight: 300}, false],
    [{clientHeight: 0}, false],
    // kept open only by its padding, it has no height to fill
    [{paddingBottom: '300px'}, false],
  ])('fills a parent that hides a part of it: %j is %s', async (values, isCut) => {
    const {overflow, clientHeight, paddingBottom, offsetHeight} = {...CUT, ...values}
    const {element, unmount} = await page.open(`<div>${picture()}</div>`)
    given(element, {offsetHeight})
    if (element.parentElement) {
      given(element.parentElement, {clientHeight})
      Object.assign(element.parentElement.style, {overflow, paddingBottom})
    }
    tell(element, 'load')
    expect(element.classList.contains('image__cut')).toBe(isCut)
    unmount()
    expect(element.hasAttribute('class')).toBe(false)
  })
})

describe('the state', () => {
  it('changes with the image', async () => {
    const {element} = await page.open(picture())
    expect(state(element)).toBe('loading')
    tell(element, 'load')
    expect(state(element)).toBe('loaded')
  })

  it('of a picture without srcset widths is the state of the picture itself', async () => {
    const {element} = await page.open(picture())
    resize(element, 200)
    tell(element, 'error')
    expect([...read(element, 'src', 'srcset', 'sizes'), state(element)]).toEqual([
      '/a.jpg',
      null,
      null,
      'loading',
    ])
    resize(element, 900)
    expect(read(element, 'srcset')).toEqual([null])
  })

  it('of a picture that fails to load is not a failure of the widget', async () => {
    const failed = vi.fn()
    document.addEventListener('vitrine:error', failed)
    const {element, fail} = await page.open(picture())
    tell(element, 'error')
    tell(element, 'error')
    expect(state(element)).toBe('broken')
    expect(element.getAttribute('alt')).toBe('A mug')
    expect([failed.mock.calls, fail.mock.calls, said.errors, said.warnings]).toEqual([[], [], [], []])
  })

  it.each([
    [{naturalWidth: 10}, 'loaded'],
    [{naturalWidth: 0}, null],
  ])('of a loaded picture in the server HTML, %j, is %s', async (values, expected) => {
    document.body.innerHTML = picture('src="/served.jpg"')
    const image = document.querySelector('img')
    if (!image) throw new Error('no image')
    given(image, values)
    await page.mount(image)
    expect(state(image)).toBe(expected)
  })
})

describe('elements', () => {
  it('an element around the image can have its attributes, too', async () => {
    const html = '<p data-vitrine="image" data-src="/a.jpg"><img alt=""></p>'
    const {unmount} = await page.open(html)
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.jpg')
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('an element without an image cannot mount', async () => {
    await expect(page.open('<p data-vitrine="image" data-src="/a.jpg"></p>')).rejects.toThrow('<img>')
  })

  it('are observed by one observer, each until it is unmounted', async () => {
    document.body.innerHTML = picture() + picture() + picture()
    const opened: Opened[] = []
    for (const image of document.querySelectorAll('img')) opened.push(await page.mount(image))
    expect(observers.map(({targets}) => targets.size)).toEqual([3])
    opened[0]?.unmount()
    expect(observers[0]?.targets.size).toBe(2)
    for (const {element} of opened) resize(element, 640)
    expect(opened.map(({element}) => element.getAttribute('sizes'))).toEqual([null, '640px', '640px'])
  })
})

describe('unmounting', () => {
  it.each([
    picture(),
    picture('class="tall" style="color:red" sizes="10px" loading="eager" width="10" height="20"'),
    picture('src=""'),
  ])('restores the server HTML: %s', async (html) => {
    const {element, unmount} = await page.open(html)
    resize(element, 320)
    tell(element, 'load')
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    tell(element, 'error')
    resize(element, 900)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
