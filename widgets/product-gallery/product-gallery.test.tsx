import {getAllByRole, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {first, img, list, second} from '../../test/helpers/gallery-html.ts'
import {type Heard, hear} from '../../test/helpers/hear.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
beforeEach(observeSizes)
const said = watchConsole()

const PLATFORM = '.ProductItem-gallery,[data-controller=ProductGallery]'

const open = (html: string) => page.open(html, html.includes('data-vitrine') ? '[data-vitrine]' : PLATFORM)

/** The text of the current image; the others are out of reach. */
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
    .filter((slide) => !slide.inert)
    .map((slide) => slide.querySelector('img')?.alt ?? '')

const arrow = (name: 'Previous image' | 'Next image') => getByRole(document.body, 'button', {name})
const thumbnail = (n: number, count: number) =>
  getByRole(document.body, 'button', {name: `Show image ${n} of ${count}`})

const places = (heard: readonly Heard[]) => heard.map(({detail}) => detail)

describe('a carousel', () => {
  it.each([
    ['7.0', first(3)],
    ['7.1', second(3)],
    ['images in a list', list(3)],
    [
      'images side by side',
      `<div data-vitrine="product-gallery"><p>${img('image-1')}${img('image-2')}</p></div>`,
    ],
  ])('is a region with a name, %s', async (_, html) => {
    const {element} = await open(html)
    expect(getByRole(document.body, 'region', {name: 'Product images'})).toBe(element)
    expect(element.getAttribute('aria-roledescription')).toBe('carousel')
  })

  it('names its slides by their position; one of them is reachable', async () => {
    await open(first(3))
    const slides = getAllByRole(document.body, 'group')
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(Array(3).fill('slide'))
    expect(shown()).toEqual(['image-1'])
  })

  it('keeps the items of a list as they are', async () => {
    await open(list(2))
    const items = getAllByRole(document.body, 'listitem')
    expect(items.map((item) => item.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2'])
  })

  it('keeps a name from the page', async () => {
    const {element} = await open(list(2, 'aria-label="Mug"'))
    expect(getByRole(document.body, 'region', {name: 'Mug'})).toBe(element)
  })

  it('on a list element keeps the list role', async () => {
    const {element} = await page.open(
      `<section><ul data-vitrine="product-gallery"><li>${img('image-1')}</li><li>${img('image-2')}</li></ul></section>`,
    )
    expect(getByRole(document.body, 'list', {name: 'Product images'})).toBe(element)
    arrow('Next image').click()
    expect(shown()).toEqual(['image-2'])
    expect(element.children).toHaveLength(2)
  })

  it('uses the page’s language, also when it loads later', async () => {
    await open(first(2))
    await setStrings({
      'product-gallery.label': 'Bilder',
      'product-gallery.slide': '{n} von {count}',
      'product-gallery.next': 'Weiter',
    })
    getByRole(document.body, 'region', {name: 'Bilder'})
    getByRole(document.body, 'group', {name: '1 von 2'})
    getByRole(document.body, 'button', {name: 'Weiter'})
  })

  it('announces the current slide, once it changes', async () => {
    const {element} = await open(first(2))
    const live = element.querySelector('[aria-live=polite]')
    expect(live?.textContent).toBe('')
    arrow('Next image').click()
    expect(live?.textContent).toBe('Image 2 of 2')
  })
})

describe('arrows', () => {
  it.each([
    ['the widget’s, if the server HTML has none', first(3)],
    ['the widget’s, in author markup', list(3)],
    ['the server’s', second(3).replace('>Back<', ' aria-label="Previous image"><')],
  ])('show the next and the previous slide, and wrap around: %s', async (_, html) => {
    await open(html)
    arrow('Next image').click()
    expect(shown()).toEqual(['image-2'])
    arrow('Next image').click()
    arrow('Next image').click()
    expect(shown()).toEqual(['image-1'])
    arrow('Previous image').click()
    expect(shown()).toEqual(['image-3'])
  })

  it('in the server HTML keep their own names, and work by keyboard whatever their element', async () => {
    const {user} = await open(second(3))
    getByRole(document.body, 'button', {name: 'Back'})
    arrow('Next image').focus()
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(shown()).toEqual(['image-3'])
  })

  it('fire an event: the index counts from 0', async () => {
    const heard = hear('gallery-change')
    const {element} = await open(first(3))
    arrow('Next image').click()
    arrow('Previous image').click()
    arrow('Previous image').click()
    expect(places(heard)).toEqual([
      {index: 1, count: 3},
      {index: 0, count: 3},
      {index: 2, count: 3},
    ])
    expect(heard[0]?.target).toBe(element)
  })
})

describe('thumbnails', () => {
  it('move to the slide at their index, which counts from 1', async () => {
    const {element} = await open(first(3))
    thumbnail(3, 3).click()
    expect(shown()).toEqual(['image-3'])
    expect([...element.querySelectorAll('.selected')].map((one) => one.querySelector('img')?.alt)).toEqual([
      'image-3',
      'image-3',
    ])
    expect(thumbnail(3, 3).getAttribute('aria-current')).toBe('true')
    expect(thumbnail(1, 3).hasAttribute('aria-current')).toBe(false)
  })

  it('may be in another order, and have invalid indices', async () => {
    await open(
      first(3)
        .replace('data-thumbnail-index="1"', 'data-thumbnail-index="3"')
        .replace('data-thumbnail-index="2"', 'data-thumbnail-index="second"'),
    )
    const [one, two] = document.querySelectorAll<HTMLElement>('.ProductItem-gallery-thumbnails-item')
    one?.click()
    expect(shown()).toEqual(['image-3'])
    two?.click()
    expect(shown()).toEqual(['image-2'])
  })

  it('work by keyboard, and keep the focus', async () => {
    const {user} = await open(first(3))
    thumbnail(2, 3).focus()
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['image-2'])
    expect(document.activeElement).toBe(thumbnail(2, 3))
  })

  it('do not navigate if they are links', async () => {
    await open(
      first(2).replaceAll(
        '<div class="ProductItem-gallery-thumbnails-item"',
        '<a href="#x" class="ProductItem-gallery-thumbnails-item"',
      ),
    )
    const click = new MouseEvent('click', {bubbles: true, cancelable: true})
    document.querySelectorAll('a')[1]?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(shown()).toEqual(['image-2'])
  })

  it('are rendered if the element asks for them, in their container', async () => {
    await open(list(3, 'data-thumbnails').replace('</ul>', '</ul><p data-product-gallery="thumbnails"></p>'))
    await until(() => expect(document.querySelectorAll('p button')).toHaveLength(3))
    thumbnail(2, 3).click()
    expect(shown()).toEqual(['image-2'])
    expect(document.querySelector('[aria-current] img')?.getAttribute('src')).toBe('/image-2.jpg')
  })

  it('are not rendered for one image, nor a second time', async () => {
    await open(list(1, 'data-thumbnails'))
    await pause(50)
    expect(document.querySelector('button')).toBeNull()
    await open(first(2).replace('<div', '<div data-vitrine="product-gallery" data-thumbnails'))
    expect(getAllByRole(document.body, 'button', {name: /^Show image/})).toHaveLength(2)
  })
})

describe('the indicator', () => {
  it('follows as a text', async () => {
    const {element} = await open(second(12))
    arrow('Next image').click()
    expect(element.querySelector('[data-product-gallery=indicator]')?.textContent).toBe('2 / 12')
    arrow('Next image').click()
    expect(element.querySelector('[data-product-gallery=indicator]')?.textContent).toBe('3 / 12')
  })

  it('follows as marks', async () => {
    const {element} = await open(second(3, '<i></i><i></i><i></i>'))
    arrow('Next image').click()
    expect([...element.querySelectorAll('i')].map(({className}) => className)).toEqual(['', 'selected', ''])
  })
})

describe('keys', () => {
  const press = async (keys: string, html = first(3)) => {
    const {element, user} = await open(html)
    element.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await user.keyboard(keys)
    return shown()[0]
  }

  it.each([
    ['{ArrowRight}', 'image-2'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'image-1'],
    ['{ArrowLeft}', 'image-3'],
    ['{End}', 'image-3'],
    ['{End}{Home}', 'image-1'],
    ['{ArrowDown}', 'image-1'],
    ['{Control>}{ArrowRight}{/Control}', 'image-1'],
  ])('%s shows %s', async (keys, expected) => {
    expect(await press(keys)).toBe(expected)
  })

  it('follow their direction in right-to-left text', async () => {
    expect(await press('{ArrowLeft}', first(3).replace('slides"', 'slides" style="direction: rtl"'))).toBe(
      'image-2',
    )
  })

  it('are left to fields, and to code that has cancelled them', async () => {
    const {element, user} = await open(first(3).replace('<img', '<input>  <img'))
    const field = element.querySelector('input')
    field?.focus()
    await user.keyboard('{ArrowRight}')
    expect(shown()).toEqual(['image-1'])
    element
      .querySelector('.ProductItem-gallery-slides')
      ?.addEventListener('keydown', (event) => event.preventDefault())
    thumbnail(1, 3).focus()
    await user.keyboard('{ArrowRight}')
    expect(shown()).toEqual(['image-2'])
  })

  it('move the focus along if it would be lost', async () => {
    const {element, user} = await open(list(2, '', (name) => `<a href="/${name}.jpg">${img(name)}</a>`))
    const [one, two] = element.querySelectorAll('a')
    one?.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(two)
    const plain = await open(list(2))
    const strip = plain.element.querySelector('ul')
    strip?.focus()
    await plain.user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(strip)
  })
})

describe('a stack', () => {
  const stacked = first(3).replace('<div', '<div data-vitrine="product-gallery" data-design="stacked"')

  it('shows all slides: it is not a carousel, and has no arrows', async () => {
    const {element} = await open(stacked)
    expect(element.hasAttribute('aria-roledescription')).toBe(false)
    expect(element.querySelectorAll('[inert]')).toHaveLength(0)
    expect(queryByRole(document.body, 'button', {name: 'Next image'})).toBeNull()
  })

  it('scrolls to the slide of a thumbnail', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const heard = hear('gallery-change')
    await open(stacked)
    thumbnail(2, 3).click()
    expect(scrolled.mock.instances).toEqual([
      document.querySelectorAll('.ProductItem-gallery-slides-item')[1],
    ])
    expect(places(heard)).toEqual([{index: 1, count: 3}])
  })

  it('follows the template’s tweaks', async () => {
    page.setContext({tweakJSON: {'tweak-product-basic-item-gallery-design': 'Stacked'}})
    const {element} = await open(first(3))
    expect(element.hasAttribute('aria-roledescription')).toBe(false)
  })
})

describe('unusual products', () => {
  it.each([
    ['no slides', '<div class="ProductItem-gallery"><div class="ProductItem-gallery-slides"></div></div>'],
    ['an empty list', '<div data-vitrine="product-gallery"><ul></ul></div>'],
    ['no images', '<div data-vitrine="product-gallery" data-thumbnails data-lightbox><p>Soon</p></div>'],
  ])('%s: does nothing', async (_, html) => {
    const {unmount} = await open(html)
    expect(htmlOf()).toBe(htmlOf(html))
    unmount()
  })

  it.each([first(1), list(1), second(1).replace(/<button.*span>/s, '')])(
    'one image: is marked, and has no controls',
    async (html) => {
      const {element, unmount} = await open(html)
      expect(element.querySelector('button,[role=button],[aria-roledescription]')).toBeNull()
      expect(element.querySelectorAll('.selected')).toHaveLength(1)
      unmount()
      expect(htmlOf()).toBe(htmlOf(html))
    },
  )

  it('500 images: needs as many listeners as two', async () => {
    const count = async (html: string) => {
      const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
      const {unmount} = await open(html)
      const {length} = added.mock.calls
      added.mockRestore()
      unmount()
      return length
    }
    const few = await count(first(2))
    expect(await count(first(500))).toBe(few)
  })

  it('shows a slide first that the server has marked', async () => {
    await open(
      first(3).replace('slides-item" data-slide-index="2"', 'slides-item selected" data-slide-index="2"'),
    )
    expect(shown()).toEqual(['image-2'])
  })

  it('reports invalid attributes, and uses the defaults', async () => {
    await open(list(2, 'data-design="round" data-zoom="far" data-zoom-factor="x"'))
    expect(said.warnings.map(([text]) => text)).toEqual([
      '[vitrine] product-gallery: data-design="round" is not one of slideshow, stacked',
      '[vitrine] product-gallery: data-zoom="far" is not one of hover, click, none',
      '[vitrine] product-gallery: data-zoom-factor="x" is no number from 1 to 5',
    ])
    arrow('Next image').click()
    expect(shown()).toEqual(['image-2'])
  })
})

describe('neighbours', () => {
  it('are fetched before they are shown, and lazy again in the end', async () => {
    const html = list(5, '', (name) => img(name, 'loading="lazy"'))
    const {unmount} = await open(html)
    const loading = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading()).toEqual(Array(5).fill('lazy'))
    arrow('Next image').click()
    expect(loading()).toEqual(['eager', 'lazy', 'eager', 'lazy', 'lazy'])
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('an image that is itself a zoom widget', () => {
  it('is focusable while it waits', async () => {
    const slide = (name: string) =>
      `<div data-product-gallery="slides-item"><div class="sqs-image-zoom-area">${img(name)}</div></div>`
    const html = `<div data-controller="ProductGallery"><section>${slide('image-1')}${slide('image-2')}</section></div>`
    const {unmount} = await open(html)
    const images = document.querySelectorAll('.sqs-image-zoom-area img')
    expect([...images].map((image) => image.getAttribute('tabindex'))).toEqual(['0', null])
    arrow('Next image').click()
    expect(images[1]?.getAttribute('tabindex')).toBe('0')
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('unmounting', () => {
  it.each([
    ['7.0', first(3)],
    ['7.1', second(3)],
    ['author markup', list(3, 'data-thumbnails data-lightbox data-zoom="hover"')],
  ])('restores the server HTML, %s', async (_, html) => {
    const {unmount} = await open(html)
    arrow('Next image').click()
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    document.querySelectorAll<HTMLElement>('[data-thumbnail-index]')[1]?.click()
    document.dispatchEvent(
      new CustomEvent('vitrine:variant-change', {detail: {variant: {mainImageId: 'image-3'}}}),
    )
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
