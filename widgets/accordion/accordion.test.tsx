import {getByRole, getByText} from '@testing-library/dom'
import {afterEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const HOW =
  '<h3><button aria-expanded="false">How</button></h3><div hidden>By ship<p id="ship">Two days</p></div>'
const WHEN = '<h3><button type="button" aria-expanded="true">When</button></h3><div>Today</div>'
const open = (html: string, attributes = '') =>
  page.open(`<div data-vitrine="accordion" ${attributes}>${html}</div>`, '[data-vitrine=accordion]')
const item = (title: string, attributes = '') =>
  `<li class="accordion-item" ${attributes}><p role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false">${title}</button></p><div class="accordion-item__dropdown" role="region" style="display:none">About ${title}</div></li>`

const button = (name: string) => getByRole(document.body, 'button', {name})
/** Names of the open ones, by what assistive technology reads. */
const openOnes = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map(({textContent}) => textContent)
const isShown = (text: string | RegExp) => {
  const panel = getByText(document.body, text).closest<HTMLElement>('div')
  return panel !== null && !panel.hidden && panel.style.display !== 'none'
}

afterEach(() => {
  location.hash = ''
})

describe('a panel', () => {
  it('opens and closes by its button, beside the others', async () => {
    const {user} = await open(HOW + WHEN)
    expect(openOnes()).toEqual(['When'])
    await user.click(button('How'))
    expect([openOnes(), isShown(/By ship/)]).toEqual([['How', 'When'], true])
    await user.click(button('How'))
    expect([openOnes(), isShown(/By ship/)]).toEqual([['When'], false])
  })

  it('is found by its button’s aria-controls, wherever it stands', async () => {
    const {user} = await open(
      '<button aria-expanded="false" aria-controls="b">A</button><div>Between</div><div id="b" hidden>Panel</div>',
    )
    await user.click(button('A'))
    expect(isShown('Panel')).toBe(true)
  })

  it('opens for the browser’s own search', async () => {
    await open(HOW)
    const panel = getByText(document.body, /By ship/)
    expect(panel.getAttribute('hidden')).toBe('until-found')
    panel.dispatchEvent(new Event('beforematch', {bubbles: true}))
    expect(openOnes()).toEqual(['How'])
  })

  it('opens for an address within it, at the start and later', async () => {
    location.hash = '#ship'
    await open(HOW)
    expect(openOnes()).toEqual(['How'])
  })

  it('stays open at the start if nothing says that it is closed', async () => {
    await open('<h3><button>Open</button></h3><div>Shown</div>')
    expect([openOnes(), isShown('Shown')]).toEqual([['Open'], true])
  })

  it('of another accordion within it belongs to that one', async () => {
    const {user} = await open(`<button aria-expanded="true">Out</button><div>${WHEN}</div>`)
    await user.click(button('When'))
    expect(button('When').getAttribute('aria-expanded')).toBe('true')
  })
})

describe('one at a time', () => {
  it('opening one closes the others', async () => {
    const {user} = await open(HOW + WHEN, 'data-multiple="false"')
    await user.click(button('How'))
    expect(openOnes()).toEqual(['How'])
    await user.click(button('How'))
    expect(openOnes()).toEqual([])
  })

  it('warns of several that are open in the server HTML', async () => {
    await open(WHEN + WHEN.replace('When', 'Where'), 'data-multiple="false"')
    expect(said.warnings.flat().join()).toContain('several open panels')
  })
})

describe('in platform markup', () => {
  it('an item without its list opens', async () => {
    const {user} = await page.open(item('Shipping'), '.accordion-item')
    await user.click(button('Shipping'))
    expect([openOnes(), isShown('About Shipping')]).toEqual([['Shipping'], true])
    expect(document.querySelector('.accordion-item')?.getAttribute('data-is-open')).toBe('true')
    expect(document.querySelector('.accordion-item__dropdown--open')).not.toBeNull()
    await user.click(button('Shipping'))
    expect(document.querySelector('[data-is-open]')).toBeNull()
  })

  it('its icon says the same as the item', async () => {
    const icon = '<span class="accordion-icon-container" data-is-open="false" aria-hidden="true"></span>'
    const {user} = await page.open(item(`Shipping${icon}`), '.accordion-item')
    const isOpen = () => document.querySelector('.accordion-icon-container')?.getAttribute('data-is-open')
    await user.click(button('Shipping'))
    expect(isOpen()).toBe('true')
    await user.click(button('Shipping'))
    expect(isOpen()).toBe('false')
  })

  it('leaves all of it to a script of the platform that answers a press', async () => {
    const list = `<ul class="accordion-items-container">${item('A')}${item('B')}</ul>`
    const {user} = await page.open(list, '.accordion-items-container')
    for (const one of document.querySelectorAll('.accordion-item'))
      one.querySelector('button')?.addEventListener('click', () => {
        const isOpen = one.toggleAttribute('data-is-open')
        one.querySelector('button')?.setAttribute('aria-expanded', `${isOpen}`)
        one.querySelector('div')?.classList.toggle('accordion-item__dropdown--open', isOpen)
      })
    for (const expected of [['A'], []]) {
      await user.click(button('A'))
      expect(openOnes()).toEqual(expected)
      expect(document.querySelectorAll('[data-is-open]').length).toBe(expected.length)
    }
  })

  it('the list decides how many are open, and whether the first is', async () => {
    const list = '.accordion-items-container'
    const {user} = await page.open(
      `<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="true">${item('A')}${item('B')}</ul>`,
      list,
    )
    expect(openOnes()).toEqual(['A'])
    await user.click(button('B'))
    expect([openOnes(), isShown('About A')]).toEqual([['B'], false])
  })
})

describe('keyboard', () => {
  it('Enter and Space press what is a button by its role', async () => {
    const {user} = await open('<span role="button" aria-expanded="false">More</span><div hidden>Text</div>')
    button('More').focus()
    await user.keyboard('{Enter}')
    expect(openOnes()).toEqual(['More'])
    await user.keyboard(' ')
    expect(openOnes()).toEqual([])
  })
})

describe('a mistake', () => {
  it('without panels it names what is missing', async () => {
    await expect(open('<p>Nothing</p>')).rejects.toThrow('has no button with a panel after it')
  })
})

it('unmounting restores the server HTML', async () => {
  for (const html of [HOW + WHEN, item('A')]) {
    const {unmount, user} = await open(html)
    await user.click(document.querySelector('button') as HTMLElement)
    unmount()
    expect(htmlOf()).toBe(htmlOf(`<div data-vitrine="accordion">${html}</div>`))
  }
})
