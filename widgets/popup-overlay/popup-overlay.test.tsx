import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {stopClock} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const DAY = 24 * 60 * 60 * 1000
const KEYS = {
  closed: 'SS_POPUP_OVERLAY_CLOSED_DATE',
  version: 'SS_POPUP_OVERLAY_VERSION',
  submitted: 'SS_POPUP_OVERLAY_SUBMITTED',
}
const TIMED = {showOnTimer: true, timeout: 2000, title: 'Letters'}
const FORM = {id: 'f', submitButtonText: 'Join', fields: [{id: 'e', type: 'email', title: 'Your address'}]}

const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
const overlay = (options: unknown) =>
  `<div data-vitrine="popup-overlay" data-options='${encode(JSON.stringify(options))}'></div>`

const dialog = (name = 'Letters') => getByRole(document.body, 'dialog', {name})
const isOpen = () => queryByRole(document.body, 'dialog') !== null
const press = (name: string) => getByRole(document.body, 'button', {name}).click()

/** Advances the clock; code fetched by then has loaded and run. */
async function go(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await import('../../src/ui/dialog/open-dialog.ts')
  await pause(10)
}

/** The events that tracking has received. */
async function told(): Promise<unknown[]> {
  const {page: shared} = await import('../../src/page/page.ts')
  return shared().kept.map(({event, data}) => [event, data])
}

/** Mounts it, and waits until it is visible. */
async function show(options: unknown = TIMED, before = '') {
  const opened = await page.open(before + overlay(options))
  vi.advanceTimersByTime(3_600_000)
  await until(() => expect(isOpen()).toBe(true))
  return opened
}

const event = (name: string, version = '1') => ['Overlay', {event: name, version}]

/** Sets the height of the page, in a window of 1,000 pixels, and its scroll position. */
function scrollTo(top: number, height = 3000): void {
  const root = {scrollTop: top, scrollHeight: height, clientHeight: 1000}
  Object.defineProperty(document, 'scrollingElement', {configurable: true, value: root})
  document.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  localStorage.clear()
  stopClock()
  vi.setSystemTime(100 * DAY)
  return () => Reflect.deleteProperty(document, 'scrollingElement')
})

describe('it is shown', () => {
  it('after its time, as a dialog that is a child of the body', async () => {
    const {element} = await page.open(overlay(TIMED))
    await go(1999)
    expect(isOpen()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(() => expect(dialog().parentElement).toBe(document.body))
    expect(element.childNodes).toHaveLength(0)
    expect(await told()).toEqual([event('view')])
  })

  it.each([
    ['after five seconds by default', {}, 4999],
    ['immediately', {timeout: 0}, 0],
    ['after the time given as text', {timeout: '300'}, 299],
  ])('%s', async (_, options, before) => {
    await page.open(overlay({showOnTimer: 'true', title: 'Letters', ...options}))
    if (before) await go(before)
    expect(isOpen()).toBe(false)
    vi.advanceTimersByTime(1)
    await until(dialog)
  })

  it('after enough of the page was scrolled', async () => {
    await page.open(overlay({showOnScroll: true, scrollPercentage: 60, title: 'Letters'}))
    scrollTo(1190)
    await go(60_000)
    expect(isOpen()).toBe(false)
    scrollTo(1200)
    await until(dialog)
  })

  it('at the end of a page with rounded scroll positions, and never if nothing can be scrolled', async () => {
    await page.open(overlay({showOnScroll: true, scrollPercentage: 100, title: 'Letters'}))
    scrollTo(0, 1000)
    await go(1)
    expect(isOpen()).toBe(false)
    scrollTo(1999.2)
    await until(dialog)
  })

  it('once, whichever condition is met first', async () => {
    await page.open(overlay({...TIMED, showOnScroll: true, displayFrequency: 0}))
    scrollTo(2000)
    await until(dialog)
    press('Close')
    scrollTo(0)
    scrollTo(2000)
    await go(10_000)
    expect(isOpen()).toBe(false)
    expect(await told()).toEqual([event('view'), event('close')])
  })

  it('with the settings of the page context, if the element has none', async () => {
    page.setContext({websiteSettings: {popupOverlaySettings: {...TIMED, version: 7}}})
    await page.open('<div data-vitrine="popup-overlay"></div>')
    vi.advanceTimersByTime(2000)
    await until(dialog)
    expect(await told()).toEqual([event('view', '7')])
  })

  it.each([
    [['/journal'], '/journal', true],
    [['/journal/'], '/journal', true],
    [['/'], '/', true],
    [['/'], '/journal', false],
    ['/journal', '/journal/', true],
    [['/journal'], '/journal/a', false],
    [['collection-1'], '/anywhere', true],
    [['item-1'], '/anywhere', true],
    [['other'], '/anywhere', false],
    [[], '/anywhere', false],
    [null, '/anywhere', true],
    [[{}, 7], '/anywhere', false],
  ])('on the pages %j: on %s %s', async (enabledPages, path, expected) => {
    page.visit(path)
    page.setContext({collection: {id: 'collection-1'}, item: {id: 'item-1'}})
    await page.open(overlay({...TIMED, enabledPages}))
    await go(2000)
    if (expected) await until(dialog)
    expect(isOpen()).toBe(expected)
  })

  it.each([
    [{}, true],
    [{enableMobile: true}, true],
    [{enableMobile: false}, false],
    [{enableMobile: 'false'}, false],
  ])('on phones: %j', async (options, expected) => {
    vi.stubGlobal('matchMedia', (query: string) => ({matches: query === '(width < 433px)'}))
    await page.open(overlay({...TIMED, ...options}))
    await go(2000)
    if (expected) await until(dialog)
    expect(isOpen()).toBe(expected)
  })
})

describe('it waits', () => {
  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable tabindex="0"></p>'])(
    'while the visitor uses %s',
    async (html) => {
      const field = () => document.body.firstElementChild as HTMLElement
      await page.open(html + overlay(TIMED))
      field().focus()
      await go(60_000)
      expect(isOpen()).toBe(false)
      field().blur()
      await go(1000)
      await until(dialog)
    },
  )

  it('while the page is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await page.open(overlay(TIMED))
    await go(60_000)
    expect(isOpen()).toBe(false)
    hidden.mockReturnValue(false)
    await go(1000)
    await until(dialog)
  })

  it.each([
    ['a button is adding', '<button aria-busy="true">Adding…</button>'],
    ['an element that is a button is adding', '<div role="button" aria-busy="true">Adding…</div>'],
    ['the drawer is loading', '<div data-vitrine="cart-drawer" data-vitrine-state="loading"></div>'],
  ])('while %s', async (_, html) => {
    await page.open(overlay(TIMED) + html, '[data-vitrine=popup-overlay]')
    await go(60_000)
    expect(isOpen()).toBe(false)
    document.body.lastElementChild?.remove()
    await go(1000)
    await until(dialog)
  })

  it('and is not shown at all if it was closed meanwhile, in another tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await page.open(overlay(TIMED))
    await go(60_000)
    localStorage.setItem(KEYS.version, '1')
    localStorage.setItem(KEYS.closed, `${Date.now()}`)
    hidden.mockReturnValue(false)
    await go(5000)
    expect(isOpen()).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('after it was closed', () => {
  it.each([
    ['its button', () => press('Close')],
    ['a click outside', () => clickOutside()],
    ['Escape', () => escapeKey()],
  ])('by %s, the event is sent and remembered', async (_, close) => {
    await show()
    close()
    expect(isOpen()).toBe(false)
    expect(await told()).toEqual([event('view'), event('close')])
    expect({...localStorage}).toMatchObject({[KEYS.version]: '1', [KEYS.closed]: `${Date.now()}`})
    expect(localStorage.getItem(KEYS.submitted)).toBeNull()
  })

  const closed = (ago: number, version = '1') => ({
    [KEYS.version]: version,
    [KEYS.closed]: `${100 * DAY - ago}`,
  })
  it.each<[name: string, kept: Record<string, string>, options: object, expected: boolean]>([
    ['not for thirty days', closed(30 * DAY - 10_000), {}, false],
    ['then again', closed(30 * DAY), {}, true],
    ['not for the configured days', closed(6 * DAY), {displayFrequency: 7}, false],
    ['then again', closed(7 * DAY), {displayFrequency: 7}, true],
    ['immediately, for zero days', closed(0), {displayFrequency: 0}, true],
    ['again in another version', closed(0), {version: '2'}, true],
    ['not again in the same version as a number', closed(0, '2'), {version: 2}, false],
    ['not by a clock that was ahead', closed(-DAY), {}, false],
    ['again if the date is invalid', {...closed(0), [KEYS.closed]: 'yesterday'}, {}, true],
    ['again if the date is impossible', {...closed(0), [KEYS.closed]: '9e15'}, {}, true],
    ['never after a sign-up', {...closed(90 * DAY), [KEYS.submitted]: '1'}, {}, false],
    ['after a sign-up to another version', {...closed(90 * DAY), [KEYS.submitted]: '0'}, {}, true],
    [
      'never after a sign-up, if it is shown until then',
      {...closed(90 * DAY), [KEYS.submitted]: '0'},
      {showUntilSignup: true, version: '2'},
      false,
    ],
    ['until a sign-up', closed(30 * DAY), {showUntilSignup: true}, true],
  ])('%s', async (_, kept, options, expected) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    await page.open(overlay({...TIMED, ...options}))
    await go(2000)
    if (expected) await until(dialog)
    expect(isOpen()).toBe(expected)
    expect(said.warnings).toEqual([])
  })

  it('in another tab, it closes here without an event', async () => {
    await show()
    localStorage.setItem(KEYS.version, '1')
    localStorage.setItem(KEYS.closed, `${Date.now()}`)
    dispatchEvent(new Event('storage'))
    expect(isOpen()).toBe(false)
    expect(await told()).toEqual([event('view')])
  })

  it('also on a page that comes back from the browser’s cache, but stays if nothing was done', async () => {
    await show()
    dispatchEvent(new Event('pageshow'))
    expect(isOpen()).toBe(true)
    localStorage.setItem(KEYS.submitted, '1')
    dispatchEvent(new Event('pageshow'))
    expect(isOpen()).toBe(false)
  })

  it('is remembered only on the page, without storage', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const {unmount, element} = await show()
    press('Close')
    unmount()
    const {mount} = await import('./index.ts')
    mount(element, {fail: () => {}})
    await go(60_000)
    expect(isOpen()).toBe(false)
    expect([...said.warnings, ...said.errors]).toEqual([])
  })
})

/** Like browsers do. */
function escapeKey(): void {
  const open = document.querySelector('dialog')
  if (open?.dispatchEvent(new Event('cancel', {cancelable: true}))) open.close()
}

function clickOutside(): void {
  const open = dialog()
  vi.spyOn(open, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100))
  open.dispatchEvent(new PointerEvent('pointerdown', {clientX: 10, clientY: 10, bubbles: true}))
  open.dispatchEvent(new MouseEvent('click', {clientX: 10, clientY: 10, bubbles: true}))
}

/** Mounts the newsletter in its container, as the loader does. */
async function mountNewsletter(): Promise<void> {
  const {mount} = await import('../newsletter/index.ts')
  mount(place(), {fail: (error) => expect(error).toBeUndefined()})
  await until(() => getByRole(dialog(), 'textbox'))
}

const place = () => document.querySelector<HTMLElement>('dialog [data-vitrine=newsletter]') ?? document.body

describe('a newsletter in it', () => {
  const withForm = {...TIMED, form: FORM, version: 'a'}

  it('mounts that widget immediately, with the definition', async () => {
    await show(withForm)
    expect(place().dataset.vitrineLoad).toBe('now')
    expect(JSON.parse(place().dataset.form ?? '')).toEqual(FORM)
    await mountNewsletter()
    expect(getByRole(dialog(), 'textbox', {name: 'Your address'})).toHaveProperty('type', 'email')
    expect(getByRole(dialog(), 'button', {name: 'Join'})).toHaveProperty('type', 'submit')
  })

  it('is not created if the definition is not a record', async () => {
    await show({...withForm, form: 'none'})
    expect(dialog().querySelector('[data-vitrine]')).toBeNull()
  })

  it('reports and remembers a sign-up, and does not report closing afterwards', async () => {
    await show(withForm)
    place().dispatchEvent(new CustomEvent('vitrine:form-success', {bubbles: true}))
    expect(isOpen()).toBe(true)
    expect(localStorage.getItem(KEYS.submitted)).toBe('a')
    dispatchEvent(new Event('storage'))
    expect(isOpen()).toBe(true)
    press('Close')
    expect(await told()).toEqual([event('view', 'a'), event('submit', 'a')])
  })

  it('with typed text is not closed by a click outside, nor by another tab', async () => {
    const {user} = await show(withForm)
    await mountNewsletter()
    await user.type(getByRole(dialog(), 'textbox'), 'ada')
    clickOutside()
    localStorage.setItem(KEYS.submitted, 'a')
    dispatchEvent(new Event('storage'))
    expect(isOpen()).toBe(true)
    escapeKey()
    expect(isOpen()).toBe(false)
  })
})

describe('the action', () => {
  const withAction = (action: object) => ({...TIMED, action: {label: 'See them', ...action}})

  it('can be a link, which is reported and counts as closed', async () => {
    await show(withAction({url: '/shop#new'}))
    const link = getByRole(dialog(), 'link', {name: 'See them'})
    expect(link).toHaveProperty('href', new URL('/shop#new', location.href).href)
    expect(link.getAttribute('target')).toBeNull()
    link.addEventListener('click', (click) => click.preventDefault())
    link.click()
    await go(0)
    expect(isOpen()).toBe(false)
    expect(await told()).toEqual([event('view'), event('action')])
    expect(localStorage.getItem(KEYS.closed)).toBe(`${Date.now()}`)
  })

  it('opens in a new window', async () => {
    await show(withAction({url: 'https://example.com', newWindow: true}))
    const link = getByRole(dialog(), 'link')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  it('can be a button that closes the overlay', async () => {
    await show(withAction({}))
    press('See them')
    await go(0)
    expect(isOpen()).toBe(false)
    expect(await told()).toEqual([event('view'), event('action')])
  })

  it('is omitted with a warning if its address would run a script', async () => {
    await show(withAction({url: 'javascript:alert(1)'}))
    expect(queryByRole(dialog(), 'link')).toBeNull()
    expect(said.warnings.map(([line]) => line)).toEqual([
      '[vitrine] popup-overlay: action.url "javascript:alert(1)" is no address',
    ])
  })
})

describe('the content', () => {
  it('is HTML without scripts', async () => {
    await show({
      ...TIMED,
      body: '<p onclick="x()">Half <b>price</b><img src=x onerror="x()"></p><script>x()</script>',
    })
    expect(document.querySelector('.popup-overlay__body')?.innerHTML).toBe(
      '<p>Half <b>price</b><img src="x"></p>',
    )
  })

  it('is plain text without markup', async () => {
    await show({...TIMED, body: 'Half price "today" > tomorrow'})
    expect(document.querySelector('.popup-overlay__body')?.textContent).toBe('Half price "today" > tomorrow')
  })

  it('has a name without a title, and uses the language of its context', async () => {
    await setStrings({'popup-overlay.label': 'News', 'popup-overlay.close': 'Enough'})
    const html = `<section lang="he">${overlay({...TIMED, title: '', body: 'Text'})}</section>`
    await page.open(html, '[data-vitrine]')
    vi.advanceTimersByTime(2000)
    await until(() => expect(dialog('News').lang).toBe('he'))
    press('Enough')
  })

  it('starts with its title, which gets the focus: no key triggers anything by accident', async () => {
    await show({...TIMED, form: FORM})
    const title = getByRole(dialog(), 'heading', {name: 'Letters'})
    expect([title.tabIndex, title.hasAttribute('autofocus') || Reflect.get(title, 'autofocus')]).toEqual([
      -1,
      true,
    ])
  })
})

describe('settings', () => {
  const openOverlay = (options: string) =>
    page.open(`<div data-vitrine="popup-overlay" data-options='${options}'></div>`)

  it.each([
    ['{', /^data-options is not JSON/],
    ['', /^never opens\. Give data-options or popupOverlaySettings with showOnTimer or showOnScroll$/],
    ['[1]', /^never opens/],
    ['7', /^never opens/],
    ['{"title": "x"}', /^never opens/],
  ])('%j stop it with a message', async (options, message) => {
    await expect(openOverlay(options)).rejects.toThrow(message)
    await go(60_000)
    expect(isOpen()).toBe(false)
  })

  it('without content are reported when it would be shown', async () => {
    await openOverlay('{"showOnTimer": true, "title": {}, "action": "x", "form": 1}')
    vi.advanceTimersByTime(5000)
    await until(() => expect(said.errors).toHaveLength(1))
    expect(said.errors[0]?.join(' ')).toContain('has nothing to show. Give title, body, form or action')
    expect(isOpen()).toBe(false)
  })

  it('out of range are clamped, with one warning for all', async () => {
    await show({
      ...TIMED,
      timeout: -5,
      showOnScroll: true,
      scrollPercentage: 400,
      displayFrequency: 'soon',
    })
    expect(said.warnings.map(([line]) => line)).toEqual([
      '[vitrine] popup-overlay: timeout "-5" is no number from 0 to 3600000; scrollPercentage "400" is no number from 0 to 100; displayFrequency "soon" is no number from 0 to 3650',
    ])
  })
})

describe('unmounting', () => {
  it('leaves no timer', async () => {
    const {unmount} = await page.open(overlay({...TIMED, showOnScroll: true}))
    unmount()
    scrollTo(2000)
    await go(60_000)
    expect(isOpen()).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('while it waits for the visitor, leaves none either', async () => {
    const {unmount} = await page.open(`<input autofocus>${overlay(TIMED)}`)
    document.querySelector('input')?.focus()
    await go(2000)
    await until(() => expect(vi.getTimerCount()).toBe(1))
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('closes it without an event', async () => {
    const {unmount} = await show()
    const before = localStorage.length
    unmount()
    expect(isOpen()).toBe(false)
    expect(localStorage.length).toBe(before)
    expect(await told()).toEqual([event('view')])
  })
})

describe('the page’s own slots', () => {
  const own = (slot: string, content: string) => `<template data-slot="${slot}">${content}</template>`
  const filled = (options: unknown, inside: string) => overlay(options).replace('></div>', `>${inside}</div>`)

  it('are shown on the close button', async () => {
    await page.open(filled(TIMED, own('close', '<b>No, thanks</b>')))
    vi.advanceTimersByTime(3_600_000)
    const close = await until(() => getByRole(document.body, 'button', {name: 'Close'}))
    await until(() => expect(close.innerHTML).toBe('<b>No, thanks</b>'))
  })

  it('replace the confirmation of its newsletter', async () => {
    await page.open(filled({...TIMED, form: FORM}, own('sent', '<b>Hello</b> {message}')))
    vi.advanceTimersByTime(3_600_000)
    const form = await until(() => {
      const found = document.querySelector('.popup-overlay__form')
      if (!found) throw new Error('there is no form')
      return found
    })
    const thanks = Object.assign(document.createElement('div'), {
      className: 'newsletter__thanks',
      textContent: 'Thank you!',
    })
    form.append(thanks)
    await until(() => expect(thanks.innerHTML).toBe('<b>Hello</b> Thank you!'))
  })
})
