import {getByRole, getByText} from '@testing-library/dom'
import {afterEach, describe, expect, it, vi} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const BURGER =
  '<button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title">Open Menu</span><span hidden class="js-header-burger-close-title">Close Menu</span></button>'
/** The server puts the folders into the first list; the platform's script puts them beside it. */
const HEADER = `<header id="header" class="white header" data-section-theme="white">
  <div>${BURGER}<a href="/">Logo</a></div>
  <div class="header-menu" data-section-theme="black"><nav class="header-menu-nav-list">
    <div data-folder="root" class="header-menu-nav-folder"><div>
      <a data-folder-id="/about" href="/about">About</a><a href="/contact">Contact</a>
      <div data-folder="/about" class="header-menu-nav-folder"><a class="header-menu-controls-control" data-action="back" href="/" tabindex="-1">Back</a><a href="/team">Team</a></div>
    </div></div>
  </nav></div>
</header><main>Page</main>`
const OLDER = `<div class="Mobile"><div class="Mobile-bar"><button class="Mobile-bar-menu" data-controller="MobileOverlayToggle"><svg></svg></button></div>
  <div class="Mobile-overlay"><div class="Mobile-overlay-menu" data-controller="MobileOverlayFolders">
    <div class="Mobile-overlay-menu-main"><nav><button class="Mobile-overlay-nav-item" data-controller-folder-toggle="about">About</button><a href="/contact">Contact</a></nav></div>
    <div class="Mobile-overlay-folders"><div class="Mobile-overlay-folder" data-controller-folder="about"><button data-controller-folder-toggle="about">Back</button><a href="/team">Team</a></div></div>
    <button class="Mobile-overlay-close" data-controller="MobileOverlayToggle"><svg></svg></button>
  </div><div class="Mobile-overlay-back" data-controller="MobileOverlayToggle"></div></div>
</div><main>Page</main>`
/** Beside the page, which it moves away. */
const BESIDE = `<a class="body-overlay" href="#"></a><div id="sidecarNav"><nav><a href="/shop">Shop</a><a href="/contact">Contact</a></nav></div>
<div id="siteWrapper"><header><a href="/">Logo</a><div class="mobile-nav-toggle"><div class="top-bar"></div><div class="middle-bar"></div></div></header><main>Page</main></div>`

const byText = (text: string) => getByText(document.body, text)
const isOpen = () => document.body.classList.contains('header--menu-open')

let unmount = () => {}
afterEach(() => {
  unmount()
  document.body.className = ''
})

async function openMenu(html = HEADER, selector = '.header-burger-btn') {
  const opened = await page.open(html, selector)
  unmount = opened.unmount
  await opened.user.click(opened.element)
  await vi.waitFor(() => expect(document.body.className).not.toBe(''))
  return opened
}

describe('the menu of the platform', () => {
  it('opens with its button, in its colours, and holds the rest of the page', async () => {
    const {element, user} = await openMenu()
    expect(isOpen()).toBe(true)
    expect(element.getAttribute('aria-expanded')).toBe('true')
    expect(element.classList.contains('burger--active')).toBe(true)
    expect(element.getAttribute('aria-label')).toBe('Close Menu')
    const header = document.querySelector<HTMLElement>('header')
    expect([header?.className, header?.dataset.sectionTheme]).toEqual(['header black', 'black'])
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
    await user.click(element)
    expect([isOpen(), header?.className]).toEqual([false, 'white header'])
    expect(getByRole(document.body, 'button', {name: 'Open Menu', expanded: false})).toBe(element)
  })

  it('closes with Escape, for a place in the page, and before the page is kept', async () => {
    for (const leave of [
      () =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}),
        ),
      () => dispatchEvent(new Event('hashchange')),
      () => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})),
    ]) {
      const {unmount} = await openMenu()
      leave()
      expect(isOpen()).toBe(false)
      unmount()
    }
  })

  it('shows a folder, takes the focus along, and leads back', async () => {
    const {user} = await openMenu()
    const [root, about] = ['root', '/about'].map((name) => document.querySelector(`[data-folder="${name}"]`))
    expect([root?.contains(about ?? null), about?.hasAttribute('inert')]).toEqual([false, true])
    await user.click(byText('About'))
    expect(about?.className).toBe('header-menu-nav-folder header-menu-nav-folder--active')
    expect(root?.classList.contains('header-menu-nav-folder--open')).toBe(true)
    expect([root?.hasAttribute('inert'), about?.hasAttribute('inert')]).toEqual([true, false])
    expect(document.activeElement).toBe(byText('Back'))
    await user.click(byText('Back'))
    expect([root?.hasAttribute('inert'), about?.hasAttribute('inert')]).toEqual([false, true])
    expect(document.activeElement).toBe(byText('About'))
  })

  it('leaves a link that other code has handled, or that has a modifier', async () => {
    await openMenu()
    const about = document.querySelector('[data-folder="/about"]')
    byText('About').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, altKey: true}))
    const handle = (event: Event) => event.preventDefault()
    byText('About').addEventListener('click', handle, {once: true})
    byText('About').click()
    expect(about?.hasAttribute('inert')).toBe(true)
    byText('About').click()
    expect(about?.hasAttribute('inert')).toBe(false)
  })

  it('leaves Escape to a dialog that is open over it', async () => {
    await openMenu(`${HEADER}<div role="dialog" aria-modal="true"><button>Pay</button></div>`)
    const press = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})
    expect(byText('Pay').dispatchEvent(press)).toBe(true)
    expect(isOpen()).toBe(true)
  })

  it('without its menu still says what a press did', async () => {
    const {element} = await openMenu(BURGER)
    expect(element.getAttribute('aria-expanded')).toBe('true')
  })

  it('without its menu leaves the page as it is: the button can be another program’s', async () => {
    await openMenu(`${BURGER}<main>Page</main>`)
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false)
    expect([document.documentElement, document.body].map((one) => one.getAttribute('style'))).toEqual([
      null,
      null,
    ])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(history.state?.vitrineLayer).toBeFalsy()
  })

  it('is left to the template’s own script once that answers a press', async () => {
    const {element, user} = await page.open(HEADER, '.header-burger-btn')
    element.addEventListener('click', () => document.body.classList.toggle('header--menu-open'))
    await user.click(element)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([isOpen(), element.hasAttribute('aria-expanded')]).toEqual([true, false])
    await user.click(element)
    expect(isOpen()).toBe(false)
  })
})

describe('the menu of older sites', () => {
  const TOGGLE = '[data-controller~=MobileOverlayToggle]'

  it('gives nameless buttons a name, and closes with each of them', async () => {
    const {user} = await openMenu(OLDER, TOGGLE)
    for (const one of document.querySelectorAll<HTMLElement>(`.Mobile-overlay ${TOGGLE}`))
      await page.mount(one)
    expect(document.querySelector('.Mobile-bar')?.hasAttribute('inert')).toBe(true)
    const close = getByRole(document.body, 'button', {name: 'Close the menu'})
    await user.click(close)
    expect(document.body.className).toBe('')
    const opener = getByRole(document.body, 'button', {name: 'Menu'})
    expect(document.activeElement).toBe(opener)
    await user.click(opener)
    expect(document.body.className).toBe('is-mobile-overlay-active')
    await user.click(document.querySelector('.Mobile-overlay-back') as HTMLElement)
    expect(document.body.className).toBe('')
  })

  it('shows a folder, and leads back', async () => {
    const {user} = await openMenu(OLDER, TOGGLE)
    const about = document.querySelector('[data-controller-folder]')
    await user.click(byText('About'))
    expect(about?.classList.contains('is-active-folder')).toBe(true)
    expect(document.querySelector('.has-active-folder')).not.toBeNull()
    await user.click(byText('Back'))
    expect(about?.classList.contains('is-active-folder')).toBe(false)
  })
})

describe('the menu beside the page', () => {
  const TOGGLE = '.mobile-nav-toggle'
  const isInert = (selector: string) => document.querySelector(selector)?.closest('[inert]') !== null

  it('takes the focus, leaves its button within reach, and closes with it', async () => {
    const {element, user} = await openMenu(BESIDE, TOGGLE)
    expect(document.body.className).toBe('mobile-nav-open')
    expect(document.activeElement).toBe(byText('Shop'))
    expect(['#sidecarNav', TOGGLE, 'main', '.body-overlay'].map(isInert)).toEqual([false, false, true, true])
    await user.click(getByRole(document.body, 'button', {name: 'Menu', expanded: true}))
    expect(document.body.className).toBe('')
    expect(document.activeElement).toBe(element)
    expect(isInert('main')).toBe(false)
  })

  it('closes for a press on the page beside it', async () => {
    const {user} = await openMenu(BESIDE, TOGGLE)
    await user.click(document.querySelector('nav') as HTMLElement)
    expect(document.body.className).toBe('mobile-nav-open')
    document.body.click()
    expect(document.body.className).toBe('')
  })
})

it('unmounting an open menu restores the server HTML', async () => {
  for (const [html, selector] of [
    [HEADER, '.header-burger-btn'],
    [OLDER, '.Mobile-bar-menu'],
    [BESIDE, '.mobile-nav-toggle'],
  ] as const) {
    const {unmount} = await openMenu(html, selector)
    expect(htmlOf()).not.toBe(htmlOf(html))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
    expect(document.body.className).toBe('')
  }
})
