import {getByRole, queryByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const {loadCleaner} = await import('../../src/ui/html/load-cleaner.ts')
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const COOKIE = 'SS_ANNOUNCEMENT_BAR'
const NAME = 'Dismiss announcement'
const TEXT = '<p>Free shipping. <a href="/shop">See the shop</a></p>'
const bar = (content = TEXT, attributes = '') =>
  `<div data-vitrine="announcement-bar" ${attributes}>${content}</div><a href="/next">Next</a>`
const DROPZONE = '<div class="sqs-announcement-bar-dropzone"></div>'

const button = (name = NAME) => getByRole<HTMLButtonElement>(document.body, 'button', {name})
const isGone = (element: Element) => element.classList.contains('announcement-bar__bar--gone')

async function keptKeys(): Promise<string[]> {
  const {readCookie} = await import('../../src/page/site/cookies.ts')
  return readCookie(COOKIE)?.split('|') ?? []
}

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

/** The bar in the page context. */
const announce = (text: unknown, rest: object = {}, context: object = {}) =>
  page.setContext({websiteSettings: {announcementBarSettings: {text, ...rest}}, ...context})

/** Opens another page of the site in the same browser. */
async function openAnew(html: string, selector?: string) {
  vi.resetModules()
  return page.open(html, selector)
}

describe('a bar in the server HTML', () => {
  it('gets a button, and stays otherwise unchanged', async () => {
    const {element, unmount} = await page.open(bar())
    expect(button().parentElement).toBe(element)
    expect(element.querySelector('p')?.outerHTML).toBe(TEXT)
    unmount()
    expect(htmlOf()).toBe(htmlOf(bar()))
  })

  it('is hidden when the button is clicked, and shown again when it is restored', async () => {
    const {element, user, unmount} = await page.open(bar())
    await user.click(button())
    expect(element.hidden).toBe(true)
    unmount()
    expect(htmlOf()).toBe(htmlOf(bar()))
  })

  it('in a form of the page sends nothing, though its own button has no type', async () => {
    const {element, user} = await page.open(
      `<form>${bar(`${TEXT}<button data-dismiss>All right</button>`)}</form>`,
      '[data-vitrine]',
    )
    const sent = vi.fn((event: Event) => event.preventDefault())
    element.closest('form')?.addEventListener('submit', sent)
    await user.click(button('All right'))
    expect([element.hidden, sent.mock.calls.length]).toEqual([true, 0])
  })

  it('can have its own button, which is served hidden', async () => {
    const html = bar(`${TEXT}<button data-dismiss hidden>All right</button>`)
    const {element, user, unmount} = await page.open(html)
    expect(queryByRole(document.body, 'button', {name: NAME})).toBeNull()
    await user.click(button('All right'))
    expect(element.hidden).toBe(true)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('can hold only a picture', async () => {
    await page.open(bar('<img src="/a.png" alt="Sale">'))
    button()
  })

  it('is dismissed by keyboard, and the focus moves to the next element', async () => {
    const {user} = await page.open(`<button>Before</button>${bar()}`)
    button().focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.textContent).toBe('Next')
  })

  it('leaves the focus elsewhere alone', async () => {
    await page.open(bar())
    button().click()
    expect(document.activeElement).toBe(document.body)
  })

  it('has a button with the page’s text', async () => {
    await setStrings({'announcement-bar.dismiss': 'Enough'})
    await page.open(bar())
    button('Enough')
  })
})

describe('a bar that was dismissed', () => {
  const dismiss = async (html: string) => {
    const opened = await openAnew(html)
    button().click()
    opened.unmount()
  }

  it('is invisible and unreachable the next time, and keeps its space', async () => {
    await dismiss(bar())
    const {element, unmount} = await openAnew(bar())
    expect([isGone(element), element.hasAttribute('inert'), element.hidden]).toEqual([true, true, false])
    unmount()
    expect(htmlOf()).toBe(htmlOf(bar()))
  })

  it.each([
    ['the same with other whitespace', bar(TEXT.replace(' ', '\n   ')), true],
    ['with another text', bar(TEXT.replace('Free', 'Fast')), false],
    ['with another link', bar(TEXT.replace('/shop', '/sale')), false],
    ['with a version', bar(TEXT, 'data-version="2"'), false],
  ])('%s', async (_, next, expected) => {
    await dismiss(bar())
    const {element} = await openAnew(next)
    expect(isGone(element)).toBe(expected)
  })

  it.each([
    ['another text', bar('Other', 'data-version="1"'), true],
    ['another version', bar(TEXT, 'data-version="2"'), false],
    ['none', bar(TEXT), false],
    ['an empty one', bar(TEXT, 'data-version=""'), false],
  ])('identified by its version: with %s', async (_, next, expected) => {
    await dismiss(bar(TEXT, 'data-version="1"'))
    const {element} = await openAnew(next)
    expect(isGone(element)).toBe(expected)
  })

  it('is remembered along with others, the last five', async () => {
    for (const version of ['1', 'b; c|', 'ü', '4', '5', '6', '4'])
      await dismiss(bar(TEXT, `data-version="${version}"`))
    expect(await keptKeys()).toEqual(['b; c', 'ü', '5', '6', '4'])
  })

  it('in another tab is hidden when the visitor returns to this one', async () => {
    const {element} = await page.open(bar(TEXT, 'data-version="1"'))
    setCookie(COOKIE, '0%7C1')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isGone(element)).toBe(true)
  })

  it('is remembered only on the page if cookies are blocked', async () => {
    const {element, unmount} = await page.open(bar())
    Object.defineProperty(document, 'cookie', {configurable: true, get: refuse, set: refuse})
    button().click()
    expect(element.hidden).toBe(true)
    unmount()
    const {mount} = await import('./index.ts')
    mount(element, {fail: () => {}})
    expect(isGone(element)).toBe(true)
    Reflect.deleteProperty(document, 'cookie')
    expect([...said.warnings, ...said.errors]).toEqual([])
    expect(await keptKeys()).toEqual([])
  })

  it('ignores a foreign cookie', async () => {
    setCookie(COOKIE, '%E0%A4%A')
    const {element} = await page.open(bar())
    expect(isGone(element)).toBe(false)
  })
})

describe('a bar that the server left empty', () => {
  it.each([
    [DROPZONE, '.sqs-announcement-bar-dropzone'],
    ['<div data-vitrine="announcement-bar"></div>', '[data-vitrine]'],
  ])('shows the announcement of the page context: %s', async (html, selector) => {
    announce('<p>Sale</p>', {clickthroughUrl: {url: '/shop', newWindow: true}}, {showAnnouncementBar: true})
    const {unmount} = await page.open(html, selector)
    const region = await until(() => getByRole(document.body, 'region', {name: 'Announcement'}))
    const link = getByRole(region, 'link', {name: 'Sale'})
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      new URL('/shop', location.href).href,
      '_blank',
    ])
    button()
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it.each([
    ['there is no announcement', () => page.setContext({})],
    ['the announcement is empty', () => announce('')],
    ['the announcement is not text', () => announce({html: 'x'})],
    ['the page disables it', () => announce('Sale', {}, {showAnnouncementBar: false})],
  ])('stays empty if %s', async (_, prepare) => {
    prepare()
    const {unmount} = await page.open(DROPZONE, 'div')
    await import('./lazy/markup.ts')
    await loadCleaner()
    expect(document.body.innerHTML).toBe(DROPZONE)
    unmount()
    expect([...said.warnings, ...said.errors]).toEqual([])
  })

  it('stays empty once it was dismissed', async () => {
    announce('Sale')
    const {unmount} = await page.open(DROPZONE, 'div')
    await until(() => button().click())
    unmount()
    await openAnew(DROPZONE, 'div')
    await import('./lazy/markup.ts')
    await loadCleaner()
    expect(document.body.innerHTML).toBe(DROPZONE)
    announce('Sale', {version: 2})
    await openAnew(DROPZONE, 'div')
    await until(button)
  })

  it('removes scripts from the HTML and the address', async () => {
    announce('<b onclick="x()">Sale</b><script>x()</script><img src=x onerror="x()">', {
      clickthroughUrl: {url: 'javascript:alert(1)'},
    })
    const {element} = await page.open(DROPZONE, 'div')
    await until(button)
    expect(element.querySelector('.announcement-bar__text')?.innerHTML).toBe('<b>Sale</b><img src="x">')
    expect(queryByRole(document.body, 'link')).toBeNull()
  })

  it('keeps the links of its text', async () => {
    announce('See <a href="/sale">the sale</a>', {clickthroughUrl: {url: '/shop'}})
    await page.open(DROPZONE, 'div')
    await until(button)
    expect(getByRole(document.body, 'link', {name: 'the sale'}).getAttribute('href')).toBe('/sale')
  })

  it('stays empty if it is unmounted before its text has loaded', async () => {
    announce('Sale')
    const {unmount} = await page.open(DROPZONE, 'div')
    unmount()
    await import('./lazy/markup.ts')
    await loadCleaner()
    expect(document.body.innerHTML).toBe(DROPZONE)
  })
})

describe('a bar that is unmounted', () => {
  it('no longer responds', async () => {
    const {element, unmount} = await page.open(bar(TEXT, 'data-version="1"'))
    unmount()
    setCookie(COOKIE, '1')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isGone(element)).toBe(false)
  })
})

it('shows the page’s own content on its button', async () => {
  const html = bar(`${TEXT}<template data-slot="dismiss"><b>All right</b></template>`)
  const {unmount} = await page.open(html)
  await until(() => expect(button().innerHTML).toBe('<b>All right</b>'))
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
})
