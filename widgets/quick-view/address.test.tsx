import {getByRole, getByText, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {drop, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

/** The requests of these products fail. */
let broken: string[]

beforeEach(() => {
  broken = []
  at('')
  page.server.answer((response, request) => {
    const id = request.url.split('/').at(-1) ?? ''
    return (broken.includes(id) ? drop : json({html: `<h2>Title of ${id}</h2>`}))(response, request)
  })
  return () => expect(said.errors).toEqual([])
})

const at = (query: string) => history.replaceState({own: 1}, '', `/shop${query}`)
const address = () => location.search + location.hash
const stands = (query: string) => until(() => expect(address()).toBe(query))
const button = (id: string, path = `/shop/product-${id}`) =>
  `<a href="${path}" data-vitrine="quick-view" data-product-id="${id}" data-group="g">${id}</a>`
const GROUP = ['a', 'b', 'c'].map((id) => button(id)).join('')
const dialogs = () => document.querySelectorAll('.quick-view__dialog').length
const isShown = (id: string) => until(() => getByText(document.body, `Title of ${id}`, {selector: 'h2'}))
const press = (name: string) => getByRole(document.body, 'button', {name}).click()

/** Mounts the button of a product. */
const serve = (id = 'a', html = GROUP) => page.open(html, `[data-product-id="${id}"]`)

async function open(id?: string, html?: string) {
  const opened = await serve(id, html)
  await opened.user.click(opened.element)
  await isShown(opened.element.dataset.productId ?? '')
  return opened
}

describe('opening', () => {
  it('names the product by its handle, in a new entry of the history', async () => {
    const before = history.length
    await open()
    await stands('?quick=product-a')
    expect(history.length).toBe(before + 1)
    expect(history.state).toMatchObject({own: 1})
  })

  it.each([
    ['without a link', '<button data-vitrine="quick-view" data-product-id="a">A</button>'],
    ['with a link within the page', button('a', '#a')],
    ['whose link leads to other products too', button('b', '/shop') + button('a', '/shop')],
  ])('names a product %s by its id', async (_, html) => {
    await open('a', html)
    await stands('?quick=a')
  })

  it('leaves the other parameters and the fragment as they are', async () => {
    at('?variant=b%20c&flag#details')
    await open()
    await stands('?variant=b%20c&flag&quick=product-a#details')
    press('Close')
    await stands('?variant=b%20c&flag#details')
  })

  it('leaves a parameter with another meaning to the page', async () => {
    at('?quick=search')
    await open()
    press('Next product')
    await isShown('b')
    press('Close')
    await pause(50)
    expect([address(), dialogs()]).toEqual(['?quick=search', 0])
  })
})

it('moving on names the other product in the same entry', async () => {
  await open()
  await stands('?quick=product-a')
  const before = history.length
  press('Next product')
  await stands('?quick=product-b')
  press('Next product')
  await stands('?quick=product-c')
  expect(history.length).toBe(before)
})

it('a product that cannot be shown is not named', async () => {
  broken = ['b']
  await open()
  press('Next product')
  await until(() => getByRole(document.body, 'alertdialog'))
  await stands('?quick=product-a')
})

describe('closing', () => {
  it('goes back once, and opening again adds one entry', async () => {
    const {user, element} = await open()
    await stands('?quick=product-a')
    const {length} = history
    press('Next product')
    await isShown('b')
    press('Close')
    await stands('')
    expect(history.state).toEqual({own: 1})
    await user.click(element)
    await stands('?quick=product-a')
    expect(history.length).toBe(length)
  })

  it('and opening again at once keeps the history in order', async () => {
    const {element} = await open()
    await stands('?quick=product-a')
    press('Close')
    element.click()
    await stands('?quick=product-a')
    await isShown('a')
    await pause(50)
    expect(dialogs()).toBe(1)
    history.back()
    await until(() => expect([address(), dialogs()]).toEqual(['', 0]))
  })

  it('by Back and Forward closes and opens it, with one event each', async () => {
    const heard = hear('quick-view-open', 'quick-view-close')
    const {element} = await open()
    await stands('?quick=product-a')
    history.back()
    await until(() => expect(dialogs()).toBe(0))
    expect([address(), document.activeElement]).toEqual(['', element])
    history.forward()
    await isShown('a')
    press('Close')
    await stands('')
    expect(heard.map(({name}) => name)).toEqual([
      'quick-view-open',
      'quick-view-close',
      'quick-view-open',
      'quick-view-close',
    ])
  })

  it.each([
    ['is gone', (element: HTMLElement) => element.remove()],
    ['is another product now', (element: HTMLElement) => element.setAttribute('data-product-id', 'b')],
  ])('goes back if the product %s, opened by a press or by the address', async (_, change) => {
    const html = '<button data-vitrine="quick-view" data-product-id="a">A</button>'
    const {element, unmount} = await open('a', html)
    await stands('?quick=a')
    change(element)
    press('Close')
    await stands('')
    unmount()
    at('?quick=a')
    const again = await serve('a', html)
    await isShown('a')
    // the address is read after the next paint
    await pause(50)
    change(again.element)
    press('Close')
    await stands('')
  })

  it('because the page removes the button goes nowhere, and takes the name away', async () => {
    const {unmount} = await open()
    await stands('?quick=product-a')
    const before = history.length
    unmount()
    await pause(50)
    expect([address(), history.length, dialogs()]).toEqual(['', before, 0])
  })
})

describe('an address with a product', () => {
  it.each(['product-a', 'a'])(
    '%s opens it, without a new entry; closing takes the name away',
    async (name) => {
      at(`?quick=${name}&ref=1`)
      const before = history.length
      const {element} = await serve()
      await isShown('a')
      press('Close')
      await stands('?ref=1')
      expect(history.length).toBe(before)
      expect(document.activeElement).toBe(element)
    },
  )

  it('whose button waits for its first use clicks that', async () => {
    at('?quick=product-b')
    const clicks: string[] = []
    document.addEventListener('click', (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLElement) clicks.push(event.target.textContent)
    })
    await serve()
    expect([clicks, dialogs()]).toEqual([['b'], 0])
  })

  it('that the page does not have opens nothing, and stays', async () => {
    at('?quick=gone')
    await serve()
    await pause(50)
    expect([address(), dialogs()]).toEqual(['?quick=gone', 0])
  })

  it('is not opened a second time by another button of the page', async () => {
    at('?quick=product-a')
    await serve()
    await isShown('a')
    const other = document.querySelector<HTMLElement>('[data-product-id=b]')
    if (other) await page.mount(other)
    await pause(50)
    expect(dialogs()).toBe(1)
    expect(queryByRole(document.body, 'heading')?.textContent).toBe('Title of a')
  })
})
