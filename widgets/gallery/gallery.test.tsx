import {getAllByRole, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
beforeEach(observeSizes)
const said = watchConsole()

const numbers = (count: number) => Array.from({length: count}, (_, index) => index + 1)
const picture = (n: number) => `<img src="/${n}.jpg" alt="Picture ${n}" loading="lazy">`

const gallery = (attributes: string, count = 3, item = picture, rest = '') =>
  `<div data-vitrine="gallery" data-design="slideshow" ${attributes}><ul>${numbers(count)
    .map((n) => `<li>${item(n)}</li>`)
    .join('')}</ul>${rest}</div>`

/** The slide that is not inert. */
const shown = () => document.querySelector('li:not([inert]) img')?.getAttribute('alt')
const button = (name: string) => getByRole(document.body, 'button', {name})
const nameOf = (element: Element) => element.getAttribute('aria-label')
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))

describe('a slideshow', () => {
  it('is a carousel with a name, and its slide has its position as a name', async () => {
    const {element} = await page.open(gallery(''))
    expect(getByRole(document.body, 'region', {name: 'Gallery'})).toBe(element)
    expect(element.getAttribute('aria-roledescription')).toBe('carousel')
    const named = getAllByRole(document.body, 'listitem').filter((item) => nameOf(item))
    expect(named.map(nameOf)).toEqual(['1 of 3'])
    expect(named[0]?.getAttribute('aria-roledescription')).toBe('slide')
  })

  it('keeps the name from the page, and has arrows only if requested', async () => {
    await page.open(gallery('aria-label="From the kiln"'))
    getByRole(document.body, 'region', {name: 'From the kiln'})
    expect(queryByRole(document.body, 'button')).toBeNull()
  })

  it('wraps around with its arrows, and fires an event', async () => {
    const heard = hear('gallery-change')
    const {element} = await page.open(gallery('data-controls'))
    button('Next image').click()
    expect(shown()).toBe('Picture 2')
    button('Previous image').click()
    button('Previous image').click()
    expect(shown()).toBe('Picture 3')
    expect(heard.map(({detail}) => detail)).toEqual([1, 0, 2].map((index) => ({index, count: 3})))
    expect(element.querySelector('[aria-live=polite]')?.textContent).toBe('Image 3 of 3')
    expect(document.querySelector('.selected img')?.getAttribute('alt')).toBe('Picture 3')
  })

  it('handles keys, wherever the focus is in it', async () => {
    const {element} = await page.open(gallery('data-controls'))
    press(element.querySelector('ul') ?? element, 'ArrowRight')
    expect(shown()).toBe('Picture 2')
    press(button('Next image'), 'End')
    expect(shown()).toBe('Picture 3')
  })

  it('uses the arrows in the server HTML', async () => {
    const arrows =
      '<span class="sqs-gallery-controls"><b class="previous"></b></span><button data-next>Onward</button>'
    const {user} = await page.open(gallery('data-controls', 3, picture, arrows))
    expect(getAllByRole(document.body, 'button')).toHaveLength(2)
    button('Onward').click()
    expect(shown()).toBe('Picture 2')
    button('Previous image').focus()
    await user.keyboard('{Enter}')
    expect(shown()).toBe('Picture 1')
  })

  it('fetches the neighbours of the current slide', async () => {
    await page.open(gallery('data-controls', 5))
    button('Next image').click()
    const eager = [...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')]
    expect(eager.map(({alt}) => alt)).toEqual(['Picture 1', 'Picture 3'])
  })

  it('of one picture is not a carousel', async () => {
    const {element} = await page.open(gallery('data-controls data-indicators data-autoplay', 1))
    expect(element.querySelector('button,[role],[aria-roledescription]')).toBeNull()
  })

  it('uses the page’s language, also when it loads later', async () => {
    await page.open(gallery('data-controls data-indicators data-autoplay'))
    await until(() => expect(getAllByRole(document.body, 'button')).toHaveLength(6))
    await setStrings({
      'gallery.label': 'Bilder',
      'gallery.slide': '{n} von {count}',
      'gallery.next': 'Weiter',
      'gallery.pick': 'Bild {n} zeigen',
      'gallery.pause': 'Anhalten',
    })
    getByRole(document.body, 'region', {name: 'Bilder'})
    getByRole(document.body, 'listitem', {name: '1 von 3'})
    for (const name of ['Weiter', 'Bild 2 zeigen', 'Anhalten']) button(name)
  })
})

describe('dots and thumbnails', () => {
  it.each([
    ['dots', 'data-indicators'],
    ['thumbnails', 'data-thumbnails'],
  ])('%s show the slides; one of them is a tab stop', async (_, attributes) => {
    const {user} = await page.open(gallery(attributes))
    const picks = await until(() => getAllByRole(document.body, 'button'))
    const stops = () => picks.map((pick) => pick.tabIndex)
    expect(picks.map(nameOf)).toEqual(numbers(3).map((n) => `Show image ${n} of 3`))
    expect(stops()).toEqual([0, -1, -1])
    await user.click(button('Show image 3 of 3'))
    expect(shown()).toBe('Picture 3')
    expect(stops()).toEqual([-1, -1, 0])
    expect(picks[2]?.getAttribute('aria-current')).toBe('true')
    press(picks[2] ?? document.body, 'ArrowLeft')
    expect(shown()).toBe('Picture 2')
    expect(document.activeElement).toBe(picks[1])
  })

  it('shows a number for more than 12 slides', async () => {
    const {element} = await page.open(gallery('data-indicators data-controls', 13))
    await until(() => expect(element.textContent).toContain('1 of 13'))
    button('Next image').click()
    expect(element.querySelector('.gallery__dots')?.textContent).toBe('2 of 13')
    expect(queryByRole(document.body, 'button', {name: /Show image/})).toBeNull()
  })

  it('takes over thumbnails in the server HTML', async () => {
    const thumbnails = `<div class="sqs-gallery-thumbnails">${numbers(3).map(picture).join('')}</div>`
    const {user, unmount} = await page.open(gallery('data-thumbnails', 3, picture, thumbnails))
    const pick = await until(() => button('Show image 2 of 3'))
    pick.focus()
    await user.keyboard(' ')
    expect(shown()).toBe('Picture 2')
    expect(document.querySelectorAll('.sqs-gallery-thumbnails > *')).toHaveLength(3)
    unmount()
    expect(document.querySelector('.sqs-gallery-thumbnails')?.outerHTML).toBe(thumbnails)
  })

  it('puts thumbnails into their container, with the requested height', async () => {
    const place = '<p data-gallery="thumbnails"></p>'
    const wanted = 'data-thumbnails data-thumbnail-strip-height="50" data-thumbnail-strip-margin="7"'
    await page.open(gallery(wanted, 2, picture, place))
    const row = await until(() => getByRole(document.body, 'group', {name: 'Choose an image'}))
    expect(row.parentElement?.matches('p')).toBe(true)
    expect(row.style.getPropertyValue('--gallery-thumbnail')).toBe('50px')
    expect(row.style.getPropertyValue('--gallery-thumbnail-gap')).toBe('7px')
    expect([...row.classList]).toContain('gallery__thumbnails--square')
  })

  it('renders no thumbnails with height 0', async () => {
    await page.open(gallery('data-thumbnails data-thumbnail-strip-height="0" data-indicators'))
    await until(() => button('Show image 1 of 3'))
    expect(document.querySelector('.gallery__thumbnails')).toBeNull()
  })
})

describe('a grid', () => {
  const link = (n: number) => `<a href="/${n}.jpg">${picture(n)}</a>`
  const mixed = (n: number) => (n === 2 ? `<a href="/shop">${picture(n)}</a>` : link(n))
  const grid = (attributes: string, item = link) =>
    gallery(`${attributes}`, 3, item).replace('slideshow', 'grid')
  beforeEach(() => {
    // happy-dom navigates
    vi.spyOn(HTMLAnchorElement.prototype, 'click')
  })
  const click = (element: Element | null) => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true})
    element?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('is not a carousel', async () => {
    const {element} = await page.open(grid('data-controls data-autoplay data-indicators'))
    expect(element.querySelector('button,[inert],[aria-roledescription]')).toBeNull()
  })

  it('shows the page’s own content on the buttons of the lightbox', async () => {
    await page.open(
      grid('data-lightbox').replace(/>/, '><template data-slot="lightbox-close"><b>Shut</b></template>'),
    )
    document.querySelector('img')?.click()
    const close = await until(() => getByRole(document.body, 'button', {name: 'Close'}))
    await until(() => expect(close.innerHTML).toBe('<b>Shut</b>'))
  })

  it('opens the lightbox from its pictures, in its theme', async () => {
    await page.open(grid('data-lightbox data-lightboxTheme="light"'))
    expect(click(document.querySelector('li:nth-child(3) img'))).toBe(true)
    const dialog = await until(() => getByRole(document.body, 'dialog'))
    expect(dialog.classList).toContain('vitrine-lightbox--light')
    expect(dialog.textContent).toContain('3 of 3')
  })

  it('leaves links to pages alone: an item can be a collection', async () => {
    await page.open(grid('data-lightbox', mixed))
    expect(click(document.querySelector('[href="/shop"] img'))).toBe(false)
    expect(click(document.querySelector('[href="/1.jpg"] img'))).toBe(true)
    const dialog = await until(() => getByRole(document.body, 'dialog'))
    expect(dialog.textContent).toContain('1 of 2')
  })

  it('without links makes its pictures clickable', async () => {
    await page.open(grid('data-lightbox', picture))
    button('View larger image: Picture 2')
  })

  it.each([
    ['all links', '', ['_blank', '_blank', '_blank']],
    ['those that the lightbox leaves', 'data-lightbox', [null, '_blank', null]],
  ])('opens windows for %s', async (_, attributes, targets) => {
    const {unmount} = await page.open(grid(`data-new-window ${attributes}`, mixed))
    const links = [...document.querySelectorAll('a')]
    expect(links.map((one) => one.getAttribute('target'))).toEqual(targets)
    const [opener] = links.filter(({target}) => target)
    expect(opener?.rel).toBe('noopener')
    expect(opener?.getAttribute('aria-description')).toBe('Opens in a new window')
    unmount()
    expect(document.querySelector('[target],[rel]')).toBeNull()
  })

  it('keeps the focal point of a picture visible', async () => {
    const focused = (n: number) =>
      `<img src="/${n}.jpg" alt="" ${n === 1 ? 'data-image-focal-point="0.2,0.9"' : ''}>`
    const {unmount} = await page.open(grid('', focused))
    const read = () =>
      [...document.querySelectorAll('img')].map(({style}) => style.getPropertyValue('--gallery-y'))
    expect(read()).toEqual(['0.9', '', ''])
    unmount()
    expect(read()).toEqual(['', '', ''])
  })
})

describe('unusual markup', () => {
  it.each([
    ['nothing', '<div data-vitrine="gallery"></div>'],
    ['an empty list', '<ul data-vitrine="gallery"></ul>'],
    ['no pictures', '<div data-vitrine="gallery" data-lightbox><p>Soon</p></div>'],
  ])('%s: does nothing', async (_, html) => {
    const {unmount} = await page.open(html)
    expect(htmlOf()).toBe(htmlOf(html))
    unmount()
  })

  it('titles are plain text', async () => {
    const hostile = '<b>&lt;img src=x onerror=alert(1)&gt;</b>'
    await page.open(
      gallery('data-controls data-thumbnails data-indicators', 2, (n) => `${picture(n)}${hostile}`),
    )
    await until(() => button('Next image'))
    expect(document.querySelector('[onerror]')).toBeNull()
  })

  it('2,000 slides need as many listeners as two', async () => {
    const count = async (length: number) => {
      const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
      const {unmount} = await page.open(gallery('data-controls data-indicators data-lightbox', length))
      const calls = added.mock.calls.length
      added.mockRestore()
      unmount()
      return calls
    }
    expect(await count(2000)).toBe(await count(2))
  })
})

describe('unmounting', () => {
  it.each(['slideshow', 'slider', 'grid', 'stacked'])('restores the server HTML, %s', async (design) => {
    const attributes =
      'style="color: red" data-controls data-indicators data-thumbnails data-autoplay data-lightbox data-new-window'
    const html = gallery(attributes).replace('slideshow', design)
    const {unmount} = await page.open(html)
    if (design.startsWith('slide')) {
      await until(() => expect(getAllByRole(document.body, 'button').length).toBeGreaterThan(8))
      button('Next image').click()
    }
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    expect(said.errors).toEqual([])
  })

  it('before everything has loaded leaves nothing behind', async () => {
    const html = gallery('data-indicators data-thumbnails data-autoplay')
    const {unmount} = await page.open(html)
    unmount()
    await import('./lazy/pickers.ts')
    await import('./lazy/autoplay.ts')
    await Promise.resolve()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
