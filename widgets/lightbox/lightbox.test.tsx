import {getAllByRole, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const NAMES = ['mug', 'bowl', 'plate', 'vase', 'cup']

const item = (name: string, rest = '') =>
  `<li><a href="/${name}-large.jpg"><img src="/${name}.jpg" alt="A ${name}"></a>${rest}</li>`
const list = (attributes = '', names = NAMES) =>
  `<ul data-vitrine="lightbox" ${attributes}>${names.map((name) => item(name)).join('')}</ul>`

const dialog = () => queryByRole(document.body, 'dialog')
const inDialog = (name: string) => getByRole(dialog() ?? document.body, 'button', {name})
const slides = () => [...(dialog()?.querySelectorAll<HTMLElement>('[aria-roledescription=slide]') ?? [])]
const current = () => slides().find(({inert}) => !inert)
const shown = () => current()?.querySelector('img')?.alt
/** The texts of all rendered pictures. */
const filled = () => slides().flatMap((slide) => slide.querySelector('img')?.alt ?? [])

const press = (name: string) => getByRole(document.body, 'link', {name}).click()

async function open(html = list(), name = 'A mug') {
  const opened = await page.open(html)
  press(name)
  await until(() => expect(dialog()).not.toBeNull())
  return opened
}

// left by a lightbox that a test did not close
beforeEach(() => document.body.removeAttribute('style'))

describe('an image block of the platform', () => {
  const picture = '<img src="/mug.jpg" data-image="/mug.jpg" alt="A mug">'

  it.each([
    [
      'a button',
      `<button class="sqs-block-image-button lightbox" data-lightbox-theme="light">${picture}</button>`,
    ],
    [
      'a link',
      `<a class="sqs-block-image-link lightbox" data-lightbox-theme="light" href="#">${picture}</a>`,
    ],
    ['neither', `<div class="image-block-wrapper lightbox" data-lightbox-theme="light">${picture}</div>`],
  ])('opens its picture in the colours of the block, as %s', async (_, html) => {
    const {unmount} = await page.open(`<div class="sqs-block-image">${html}</div>`, '.lightbox')
    document.querySelector('img')?.click()
    await until(() => expect(dialog()).not.toBeNull())
    expect([shown(), dialog()?.classList.contains('vitrine-lightbox--light')]).toEqual(['A mug', true])
    unmount()
    expect(htmlOf()).toBe(htmlOf(`<div class="sqs-block-image">${html}</div>`))
  })
})

describe('the lightbox', () => {
  it('is a modal dialog with a name, a direct child of the body', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    await open()
    expect(showModal.mock.instances).toEqual([getByRole(document.body, 'dialog', {name: 'Image viewer'})])
    expect(dialog()?.parentElement).toBe(document.body)
  })

  it('shows the clicked picture, from the address of the link', async () => {
    await open(list(), 'A plate')
    expect(shown()).toBe('A plate')
    expect(current()?.querySelector('img')?.src).toMatch(/\/plate-large\.jpg$/)
  })

  it('names its slides by their position', async () => {
    await open()
    await until(() =>
      expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
        NAMES.map((_, index) => `${index + 1} of 5`),
      ),
    )
    expect(slides().map(({role}) => role)).toEqual(Array(5).fill('group'))
  })

  it('shows the position, and announces the picture', async () => {
    await open()
    const status = getByRole(document.body, 'status')
    expect(status.textContent).toBe('1 of 5: A mug')
    inDialog('Next image').click()
    expect(status.textContent).toBe('2 of 5: A bowl')
  })

  it('fetches neighbours, and no others', async () => {
    await open()
    await until(() => expect(filled()).toEqual(['A mug', 'A bowl', 'A cup']))
    inDialog('Next image').click()
    await until(() => expect(filled()).toEqual(['A mug', 'A bowl', 'A plate', 'A cup']))
  })

  it('wraps around', async () => {
    await open()
    inDialog('Previous image').click()
    expect(shown()).toBe('A cup')
    inDialog('Next image').click()
    expect(shown()).toBe('A mug')
  })

  it.each([
    ['{ArrowRight}', 'A bowl'],
    ['{ArrowLeft}', 'A cup'],
    ['{End}', 'A cup'],
    ['{End}{Home}', 'A mug'],
  ])('%s shows %s', async (keys, expected) => {
    const {user} = await open()
    inDialog('Close').focus()
    await user.keyboard(keys)
    expect(shown()).toBe(expected)
  })

  it('is closed by its button; the focus returns to where it was', async () => {
    await open()
    inDialog('Close').click()
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(getByRole(document.body, 'link', {name: 'A mug'}))
    press('A bowl')
    await until(() => expect(shown()).toBe('A bowl'))
  })

  it('is closed by a click next to the picture, not on it', async () => {
    await open()
    const click = (target: Element | null | undefined) => {
      target?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
      target?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    }
    click(current()?.querySelector('img'))
    expect(dialog()).not.toBeNull()
    click(current())
    expect(dialog()).toBeNull()
  })

  it('handles one click at a time', async () => {
    await page.open(list())
    press('A mug')
    press('A bowl')
    await until(() => expect(dialog()).not.toBeNull())
    await pause(50)
    expect(getAllByRole(document.body, 'dialog')).toHaveLength(1)
    expect(shown()).toBe('A mug')
  })

  it('of one picture has no arrows', async () => {
    await open(list('', ['mug']))
    await until(() => inDialog('Zoom in'))
    const buttons = getAllByRole(dialog() ?? document.body, 'button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Close', 'Zoom in'])
    expect(queryByRole(document.body, 'status')).toBeNull()
  })

  it('is dark, or light if the element says so', async () => {
    await open()
    expect(dialog()?.className).toContain('vitrine-lightbox--dark')
    inDialog('Close').click()
    await open(list('data-theme="light"'))
    expect(dialog()?.className).toContain('vitrine-lightbox--light')
    await page.open(list('data-theme="blue"'))
    expect(said.warnings[0]?.[0]).toBe('[vitrine] lightbox: data-theme="blue" is not one of dark, light')
  })

  it('uses the page’s language', async () => {
    await setStrings({
      'lightbox.close': 'Zu',
      'lightbox.position': '{n} von {count}',
      'lightbox.label': 'Bilder',
    })
    await open()
    expect(dialog()?.getAttribute('aria-label')).toBe('Bilder')
    inDialog('Zu')
    expect(current()?.getAttribute('aria-label')).toBe('1 von 5')
  })
})

describe('a picture', () => {
  it('has its caption', async () => {
    await open(
      `<ul data-vitrine="lightbox">${item('mug', '<figcaption> A <b>mug</b>\n of clay </figcaption>')}</ul>`,
    )
    expect(current()?.querySelector('figcaption')?.textContent).toBe('A mug of clay')
    expect(current()?.querySelector('figcaption')?.dir).toBe('auto')
  })

  it.each([
    ['<figcaption lang="ar">كوب</figcaption>', 'ar'],
    ['<figcaption lang="en">Mug</figcaption>', null],
    ['<figcaption>Mug</figcaption>', null],
  ])('has its caption in the language of the page’s: %s', async (caption, lang) => {
    document.documentElement.lang = 'en'
    await open(`<ul data-vitrine="lightbox">${item('mug', caption)}</ul>`)
    expect(current()?.querySelector('figcaption')?.getAttribute('lang')).toBe(lang)
  })

  it('of the platform is fetched in the size that the window needs', async () => {
    await page.open(
      '<p data-vitrine="lightbox"><img src="/a.jpg?format=100w" data-src="/a.jpg" data-image-dimensions="2500x1667" alt="A"></p>',
    )
    getByRole(document.body, 'button', {name: 'View larger image: A'}).click()
    await until(() => expect(dialog()).not.toBeNull())
    const picture = current()?.querySelector('img')
    expect(picture?.sizes).toBe('100vw')
    expect(picture?.getAttribute('srcset')).toContain('/a.jpg?format=2500w 2500w')
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['2500', '1667'])
  })

  it.each(['0x0', '', 'null', '2500', 'x'])('with the size "%s" has no dimensions', async (size) => {
    await page.open(
      `<p data-vitrine="lightbox"><img src="/a.jpg" data-image-dimensions="${size}" alt="A"></p>`,
    )
    getByRole(document.body, 'button').click()
    await until(() => expect(dialog()).not.toBeNull())
    expect(current()?.querySelector('img')?.hasAttribute('width')).toBe(false)
  })

  it('that fails to load shows a message in place of its text', async () => {
    await open()
    expect(current()?.getAttribute('aria-busy')).toBe('true')
    current()?.querySelector('img')?.dispatchEvent(new Event('error'))
    expect(current()?.textContent).toBe('A mugThis image could not be loaded.')
    expect(current()?.hasAttribute('aria-busy')).toBe(false)
    inDialog('Next image').click()
    expect(shown()).toBe('A bowl')
  })

  it('is marked as tall if it is taller than the window, also after a resize', async () => {
    await open()
    const picture = current()?.querySelector('img')
    const grow = (height: number) =>
      vi.spyOn(picture ?? new Image(), 'naturalHeight', 'get').mockReturnValue(height)
    const isTall = () => current()?.classList.contains('vitrine-lightbox__slide--tall')
    vi.spyOn(picture ?? new Image(), 'naturalWidth', 'get').mockReturnValue(100)
    grow(innerHeight)
    picture?.dispatchEvent(new Event('load'))
    expect(isTall()).toBe(false)
    grow(innerHeight + 1)
    vi.useFakeTimers()
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(99)
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(99)
    expect(isTall()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isTall()).toBe(true)
  })
})

describe('an image', () => {
  it('without a link becomes a button, by mouse and by keyboard', async () => {
    const {user} = await page.open(
      '<p data-vitrine="lightbox"><img src="/a.jpg" alt=""><img src="/b.jpg" alt="B"></p>',
    )
    getByRole(document.body, 'button', {name: 'View larger image'})
    const button = getByRole(document.body, 'button', {name: 'View larger image: B'})
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    button.focus()
    await user.keyboard(' ')
    await until(() => expect(shown()).toBe('B'))
  })

  it('is left to the browser with a modifier key, and to code that has cancelled the click', async () => {
    await page.open(list())
    const link = getByRole(document.body, 'link', {name: 'A mug'})
    const click = (rest: MouseEventInit) => {
      const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...rest})
      link.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => click({[key]: true}))).toEqual(
      Array(4).fill(false),
    )
    document.addEventListener('click', (event) => event.preventDefault(), {capture: true, once: true})
    click({})
    await pause(50)
    expect(dialog()).toBeNull()
  })

  it('elsewhere in the element does nothing', async () => {
    await page.open(`${list().replace('</ul>', '<li><button>Like</button></li></ul>')}`)
    getByRole(document.body, 'button', {name: 'Like'}).click()
    await pause(50)
    expect(dialog()).toBeNull()
  })
})

describe('platform markup', () => {
  const slide = (slug: string) =>
    `<figure class="gallery-lightbox-item" data-slide-url="${slug}"><img data-src="/${slug}.jpg" alt="${slug}"></figure>`
  const lightbox = (...slugs: string[]) =>
    `<div data-controller="Lightbox" hidden><button data-close></button>${slugs.map(slide).join('')}<button data-previous></button><button data-next></button></div>`
  const section = (...slugs: string[]) =>
    `<section>${slugs.map((slug) => `<a href="?itemId=${slug}">${slug}</a>`).join('')}${lightbox(...slugs)}</section>`

  async function openAll(html: string) {
    document.body.innerHTML = html
    const elements = document.querySelectorAll<HTMLElement>('[data-controller=Lightbox]')
    return Promise.all([...elements].map(page.mount))
  }

  it('is opened by links next to it', async () => {
    await openAll(section('mug', 'bowl'))
    press('bowl')
    await until(() => expect(shown()).toBe('bowl'))
    expect(dialog()?.querySelectorAll('[data-close],[data-previous],[data-next]')).toHaveLength(3)
    inDialog('Close').click()
    expect(document.activeElement?.textContent).toBe('bowl')
  })

  it('is opened by an element that names a slide', async () => {
    await openAll(`<p data-slide-url="mug"><b>Mug</b></p>${lightbox('mug')}`)
    document.querySelector('b')?.click()
    await until(() => expect(shown()).toBe('mug'))
  })

  it('uses the lightbox of the same section, even if names occur twice', async () => {
    await openAll(section('mug', 'bowl') + section('cup', 'mug'))
    getAllByRole(document.body, 'link', {name: 'mug'})[1]?.click()
    await until(() => expect(shown()).toBe('mug'))
    expect(current()?.getAttribute('aria-label')).toBe('2 of 2')
  })

  it('supports names with quotes, spaces and £, and links without a slide', async () => {
    await openAll(
      `${section('it\'s "£5"'.replaceAll('"', '&quot;'))}<a href="?itemId=other">other</a><a href="/">home</a>`,
    )
    const prevented = ['other', 'home'].map((name) => {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true})
      document.addEventListener('click', (event) => event.preventDefault(), {once: true})
      getByRole(document.body, 'link', {name}).dispatchEvent(click)
      return dialog()
    })
    expect(prevented).toEqual([null, null])
    press('it\'s "£5"')
    await until(() => expect(dialog()).not.toBeNull())
  })

  it('opens if the page’s own address names a slide: the visitor followed such a link', async () => {
    page.visit('/gallery?itemId=bowl')
    await openAll(section('mug', 'bowl'))
    await until(() => expect(shown()).toBe('bowl'))
  })
})

describe('unmounting', () => {
  it('closes it, and keeps the server HTML', async () => {
    const html = `${list()}<p>Text</p>`
    const {unmount} = await open(html)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    expect(document.body.getAttribute('style')).toBeNull()
  })

  it('drops a click from just before', async () => {
    const {unmount} = await page.open(list())
    press('A mug')
    unmount()
    await pause(100)
    expect(dialog()).toBeNull()
  })

  it('an empty list does nothing', async () => {
    const html = '<ul data-vitrine="lightbox"></ul>'
    const {unmount} = await page.open(html)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('shows one of 500 pictures before it adds the others, and fetches a few', async () => {
    const names = Array.from({length: 500}, (_, index) => `n${index}`)
    const counts: number[] = []
    const observer = new MutationObserver(() => counts.push(slides().length))
    observer.observe(document.body, {childList: true, subtree: true})
    await open(list('', names), 'A n250')
    observer.disconnect()
    expect(counts.find(Boolean)).toBe(1)
    expect(shown()).toBe('A n250')
    await until(() => expect(slides()).toHaveLength(500))
    expect(shown()).toBe('A n250')
    await until(() => expect(filled()).toEqual(['A n249', 'A n250', 'A n251']))
  })
})

it('shows the page’s own content on its buttons', async () => {
  const own = ['previous', 'next', 'close', 'zoom'].map(
    (slot) => `<li hidden><template data-slot="${slot}"><b>${slot}!</b></template></li>`,
  )
  const html = list().replace('</ul>', `${own.join('')}</ul>`)
  const {unmount} = await open(html)
  for (const [name, sign] of [
    ['Previous image', 'previous!'],
    ['Next image', 'next!'],
    ['Close', 'close!'],
    ['Zoom in', 'zoom!'],
  ] as const)
    await until(() => expect(inDialog(name).innerHTML).toBe(`<b>${sign}</b>`))
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
})
