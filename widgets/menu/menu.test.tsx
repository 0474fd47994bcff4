import {getByRole, getByText} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const DETAILS = (name: string, inner = '') =>
  `<details><summary>${name}</summary><ul><li><a href="/${name}">To ${name}</a></li></ul>${inner}</details>`
const BUTTON =
  '<button type="button" aria-expanded="false">About</button><ul hidden><li><a href="/team">Team</a></li></ul>'
const author = (html: string) => `<nav data-vitrine="menu">${html}</nav><main tabindex="-1">Page</main>`
const TITLE = '<a class="header-nav-folder-title" href="/about" tabindex="-1">About</a>'
const folder = (title = TITLE) =>
  `<div class="header-nav-item--folder">${title}<div class="header-nav-folder-content" style="visibility:hidden"><a href="/team">Team</a></div></div><main tabindex="-1">Page</main>`

const openDetails = () =>
  [...document.querySelectorAll('details[open]>summary')].map(({textContent}) => textContent)
const expanded = (name: string) => getByText(document.body, name).getAttribute('aria-expanded')
const content = () => document.querySelector<HTMLElement>('.header-nav-folder-content')?.style.visibility

describe('folders that open without script', () => {
  it('close for each other, but not around one another', async () => {
    const {user} = await page.open(author(DETAILS('A', DETAILS('In')) + DETAILS('B')))
    await user.click(getByText(document.body, 'A'))
    await user.click(getByText(document.body, 'In'))
    expect(openDetails()).toEqual(['A', 'In'])
    await user.click(getByText(document.body, 'B'))
    expect(openDetails()).toEqual(['B'])
  })

  it('close with Escape, which returns the focus, and the inner one first', async () => {
    const {user} = await page.open(author(DETAILS('A', DETAILS('In'))))
    await user.click(getByText(document.body, 'A'))
    await user.click(getByText(document.body, 'In'))
    getByText(document.body, 'To In').focus()
    await user.keyboard('{Escape}')
    expect(openDetails()).toEqual(['A'])
    expect(document.activeElement?.textContent).toBe('In')
    await user.keyboard('{Escape}')
    expect(openDetails()).toEqual([])
  })

  it('close for a press outside, and when the focus leaves', async () => {
    const {user} = await page.open(author(DETAILS('A')))
    await user.click(getByText(document.body, 'A'))
    await user.pointer({target: getByText(document.body, 'Page'), keys: '[MouseLeft]'})
    await vi.waitFor(() => expect(openDetails()).toEqual([]))
    await user.click(getByText(document.body, 'A'))
    getByText(document.body, 'To A').focus()
    expect(openDetails()).toEqual(['A'])
    getByRole(document.body, 'main').focus()
    expect(openDetails()).toEqual([])
  })
})

describe('a folder leaves Escape', () => {
  const pressEscape = (target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true}))

  it('to a dialog that is open over it', async () => {
    await page.open(
      `${author(DETAILS('A').replace('<details', '<details open'))}<dialog open><button>Pay</button></dialog>`,
    )
    expect(pressEscape(getByText(document.body, 'Pay'))).toBe(true)
    expect(openDetails()).toEqual(['A'])
    expect(pressEscape(getByText(document.body, 'A'))).toBe(false)
    expect(openDetails()).toEqual([])
  })

  it('but not to a dialog that holds it', async () => {
    await page.open(`<dialog open>${author(DETAILS('A').replace('<details', '<details open'))}</dialog>`)
    expect(pressEscape(getByText(document.body, 'A'))).toBe(false)
    expect(openDetails()).toEqual([])
  })
})

describe('folders with buttons', () => {
  it('open the list after the button, or the one that it names', async () => {
    const named = '<button aria-expanded="false" aria-controls="more">More</button><p>Between</p>'
    const {user} = await page.open(author(`${BUTTON}${named}<div id="more" hidden>Named</div>`))
    await user.click(getByText(document.body, 'About'))
    expect([expanded('About'), document.querySelector('ul')?.hidden]).toEqual(['true', false])
    await user.click(getByText(document.body, 'More'))
    expect([expanded('About'), document.querySelector('ul')?.hidden]).toEqual(['false', true])
    expect(document.querySelector<HTMLElement>('#more')?.hidden).toBe(false)
  })

  it('leave a press to other code that has handled it', async () => {
    const {user} = await page.open(author(BUTTON))
    getByText(document.body, 'About').addEventListener('click', (event) => event.preventDefault())
    await user.click(getByText(document.body, 'About'))
    expect(expanded('About')).toBe('false')
  })

  it('a navigation without folders is a mistake', async () => {
    await expect(page.open(author('<a href="/">Home</a>'))).rejects.toThrow('has no <details>')
  })
})

describe('a folder title of the platform', () => {
  const selector = '.header-nav-folder-title'

  it('that is a link opens with the keyboard, and is followed once it is open', async () => {
    await page.open(folder(), selector)
    const title = getByText(document.body, 'About')
    const press = () => title.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
    expect(title.getAttribute('tabindex')).toBe('0')
    expect(press()).toBe(false)
    expect([expanded('About'), content()]).toEqual(['true', 'visible'])
    expect(press()).toBe(true)
  })

  it('that is a link leaves a press with a modifier to the browser', async () => {
    await page.open(folder(), selector)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const press = new MouseEvent('click', {bubbles: true, cancelable: true, [key]: true})
      expect(getByText(document.body, 'About').dispatchEvent(press)).toBe(true)
    }
    expect(expanded('About')).toBe('false')
  })

  it('stays open when the pointer leaves after Escape and a key that opens it again', async () => {
    const {user} = await page.open(folder(), selector)
    const title = getByText(document.body, 'About')
    const item = title.parentElement as HTMLElement
    vi.spyOn(item, 'matches').mockImplementation((wanted: string) => wanted === ':hover')
    await user.hover(title)
    await user.keyboard('{Escape}')
    title.focus()
    title.click()
    getByText(document.body, 'Team').focus()
    await user.unhover(title)
    expect([expanded('About'), content()]).toEqual(['true', 'visible'])
  })

  it('says that it is open while the pointer opens it, and a press with a mouse follows the link', async () => {
    const {user} = await page.open(folder(), selector)
    await user.hover(getByText(document.body, 'About'))
    expect(expanded('About')).toBe('true')
    const followed: boolean[] = []
    addEventListener('click', ({defaultPrevented}) => followed.push(!defaultPrevented), {once: true})
    await user.click(getByText(document.body, 'About'))
    expect([followed, expanded('About')]).toEqual([[true], 'true'])
    await user.unhover(getByText(document.body, 'About'))
    expect([expanded('About'), content()]).toEqual(['false', 'hidden'])
  })

  it('opens with the first touch', async () => {
    const {user} = await page.open(folder(), selector)
    await user.pointer({target: getByText(document.body, 'About'), keys: '[TouchA]'})
    expect([expanded('About'), content()]).toEqual(['true', 'visible'])
    await user.pointer({target: getByText(document.body, 'Page'), keys: '[TouchA]'})
    await vi.waitFor(() => expect([expanded('About'), content()]).toEqual(['false', 'hidden']))
  })

  it('of older sites becomes a button', async () => {
    const {user} = await page.open(
      '<div class="folder"><div class="folder-toggle" data-href="/about">About</div><div class="subnav" style="display:none"><a href="/team">Team</a></div></div>',
      '.folder-toggle',
    )
    getByRole(document.body, 'button', {name: 'About'}).focus()
    await user.keyboard(' ')
    expect(document.querySelector<HTMLElement>('.subnav')?.style.display).toBe('block')
    await user.keyboard('{Enter}')
    expect(document.querySelector<HTMLElement>('.subnav')?.style.display).toBe('none')
  })

  it('is left to the template’s own script once that answers a press', async () => {
    const {user} = await page.open(
      folder('<button class="header-nav-folder-title" aria-expanded="false">About</button>'),
      selector,
    )
    const title = getByText(document.body, 'About')
    title.addEventListener('click', () => {
      title.setAttribute('aria-expanded', `${title.getAttribute('aria-expanded') !== 'true'}`)
    })
    await user.pointer({target: title, keys: '[TouchA]'})
    expect([expanded('About'), content()]).toEqual(['true', 'hidden'])
    await user.pointer({target: title, keys: '[TouchA]'})
    expect([expanded('About'), content()]).toEqual(['false', 'hidden'])
  })
})

it('unmounting restores the server HTML', async () => {
  for (const [html, selector, name] of [
    [author(DETAILS('A')), 'nav', 'A'],
    [author(BUTTON), 'nav', 'About'],
    [folder(), '.header-nav-folder-title', 'About'],
  ] as const) {
    const {unmount, user} = await page.open(html, selector)
    await user.pointer({target: getByText(document.body, name), keys: '[TouchA]'})
    expect(htmlOf()).not.toBe(htmlOf(html))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  }
})
