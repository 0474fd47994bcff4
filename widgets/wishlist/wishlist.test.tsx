import {getByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {EMPTY_LIST} from '../../src/model/kept-list.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {removeCookie, setCookie} from '../../test/helpers/cookies.ts'
import type {Answer} from '../../test/helpers/fake-server.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const KEY = 'vitrine-lists'
const heart = (id = 'mug') =>
  `<button type="button" data-vitrine="wishlist" data-item-id="${id}"><i data-wishlist-icon>♡</i> Save ${id}</button>`
const list = (inner = '') => `<div data-vitrine="wishlist" data-wishlist-list>${inner}</div>`

const product = (id: string) => ({
  id,
  title: `Product ${id}`,
  fullUrl: `/shop/${id}`,
  structuredContent: {variants: [{sku: id, price: 100}]},
})

interface Wanted {
  itemIds: string[]
  version: string
}

/** A shop with lists of a member; `change` is what another device does before the next write. */
function serveLists(first: readonly string[] = [], change?: (held: Wanted) => Wanted) {
  let held: Wanted = {itemIds: [...first], version: '1'}
  let next = change
  const answer: Answer = (response, request) => {
    if (request.url.startsWith('/api/commerce/products')) {
      const ids = new URL(request.url, 'http://shop').searchParams.getAll('filter.id')
      return json({items: ids.map(product)})(response, request)
    }
    if (request.method === 'PUT') {
      held = next?.(held) ?? held
      next = undefined
      const wanted = Object(request.body)
      if (wanted.version !== held.version) return json({error: 'changed'}, 409)(response, request)
      held = {itemIds: wanted.itemIds, version: `${Number(held.version) + 1}`}
    }
    json(held)(response, request)
  }
  page.server.answer(answer)
  return {
    get itemIds() {
      return held.itemIds
    },
  }
}

function keep(itemIds: readonly string[], owner: string | null = null) {
  localStorage.setItem(KEY, JSON.stringify({wishlist: {itemIds, owner, unsent: []}}))
}
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').wishlist
const writeMember = (info: object | null) =>
  info ? setCookie('SiteUserInfo', encodeURIComponent(JSON.stringify(info))) : removeCookie('SiteUserInfo')
const logIn = () => writeMember({authenticated: true, siteUserId: 'ines'})
const isPressed = (element: Element) => element.getAttribute('aria-pressed')
const titles = () =>
  [...document.querySelectorAll('[data-item-id] .vitrine-card__title')].map((one) => one.textContent)
const writes = () =>
  page.server.received.filter(({method}) => method === 'PUT').map(({body}) => Object(body).itemIds)

function refuseStorage() {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}

// what is on its way to the shop of a test would end in the storage of the next
afterEach(async () => {
  const {syncList} = await import('../../src/actions/sync-list.ts')
  await syncList('wishlist', {read: () => EMPTY_LIST, settle() {}})
})

beforeEach(() => {
  localStorage.clear()
  writeMember(null)
  document.querySelector('.wishlist__notice')?.remove()
})

describe('a button', () => {
  it('is a toggle with one name, and gives the server HTML back', async () => {
    const {element, user, unmount} = await page.open(heart())
    const heard = hear('wishlist-change')
    const pressed = () => [element.getAttribute('aria-pressed'), element.textContent]
    expect(pressed()).toEqual(['false', '♡ Save mug'])
    await user.click(element)
    expect(pressed()).toEqual(['true', '♥ Save mug'])
    expect(kept()).toEqual({itemIds: ['mug'], owner: null, unsent: []})
    element.focus()
    await user.keyboard('{Enter}')
    expect(pressed()).toEqual(['false', '♡ Save mug'])
    expect(heard.map(({detail}) => detail)).toEqual([
      {itemId: 'mug', isListed: true},
      {itemId: 'mug', isListed: false},
    ])
    unmount()
    expect(htmlOf()).toBe(htmlOf(heart()))
    expect(page.server.received).toEqual([])
  })

  it('may be a link, which is a button with script', async () => {
    const html = '<a href="/wishlist" data-vitrine="wishlist" data-item-id="mug">Save</a>'
    const {element, user} = await page.open(html)
    expect(element.getAttribute('role')).toBe('button')
    element.focus()
    await user.keyboard(' ')
    expect(element.getAttribute('aria-pressed')).toBe('true')
  })

  it('stays in step with the others of its product, here and in other tabs', async () => {
    document.body.innerHTML = heart() + heart() + heart('bowl')
    const all = [...document.querySelectorAll<HTMLElement>('[data-vitrine]')]
    const opened = []
    for (const element of all) opened.push(await page.mount(element))
    const states = () => all.map((element) => element.getAttribute('aria-pressed'))
    await opened[0]?.user.click(all[0] ?? document.body)
    expect(states()).toEqual(['true', 'true', 'false'])
    const heard = hear('wishlist-change')
    keep(['bowl'])
    dispatchEvent(new StorageEvent('storage', {key: KEY}))
    expect(states()).toEqual(['false', 'false', 'true'])
    expect(heard).toHaveLength(2)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', {key: null}))
    expect(states()).toEqual(['false', 'false', 'false'])
  })

  it('works where storage is blocked, and says so', async () => {
    refuseStorage()
    document.body.innerHTML = heart() + heart()
    const [first = document.body, second = document.body] =
      document.querySelectorAll<HTMLElement>('[data-vitrine]')
    const {user} = await page.mount(first)
    await page.mount(second)
    await user.click(first)
    expect([isPressed(first), isPressed(second)]).toEqual(['true', 'true'])
    await until(() => expect(getByRole(document.body, 'alert').textContent).toContain('lasts until'))
    await user.click(second)
    expect([isPressed(first), isPressed(second)]).toEqual(['false', 'false'])
  })

  it('does not add more than a list can hold', async () => {
    keep(Array.from({length: 200}, (_, index) => `${index}`))
    const {element, user} = await page.open(heart())
    await user.click(element)
    expect(isPressed(element)).toBe('false')
    await until(() => expect(getByRole(document.body, 'alert').textContent).toContain('full'))
    await user.keyboard('{Escape}')
    expect(document.querySelector('.wishlist__notice')).toBeNull()
  })

  it.each(['{', '3', '{"wishlist": 3}', '[]'])('is not pressed where storage has %s', async (text) => {
    localStorage.setItem(KEY, text)
    const {element, user} = await page.open(heart())
    expect(isPressed(element)).toBe('false')
    await user.click(element)
    expect(kept().itemIds).toEqual(['mug'])
  })

  it('without a product is left alone', async () => {
    await expect(page.open(heart(''))).rejects.toThrow('needs data-item-id')
    expect(htmlOf()).toBe(htmlOf(heart('')))
  })
})

describe('a member', () => {
  it('has the list of the shop, with each product of the visitor before', async () => {
    const shop = serveLists(['vase', 'mug'])
    keep(['bowl', 'mug'])
    logIn()
    const {element} = await page.open(heart('vase'))
    await until(() => expect(isPressed(element)).toBe('true'))
    expect(shop.itemIds).toEqual(['bowl', 'vase', 'mug'])
    expect(kept()).toEqual({itemIds: ['bowl', 'vase', 'mug'], owner: 'ines', unsent: []})
  })

  it('who logs in on the page keeps the list, and who logs out leaves none', async () => {
    const shop = serveLists(['vase'])
    const {element, user} = await page.open(heart())
    await user.click(element)
    logIn()
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(kept()).toEqual({itemIds: ['mug', 'vase'], owner: 'ines', unsent: []}))
    expect(shop.itemIds).toEqual(['mug', 'vase'])
    writeMember({authenticated: false})
    document.dispatchEvent(new Event('visibilitychange'))
    expect(isPressed(element)).toBe('false')
    expect(kept()).toEqual({itemIds: [], owner: null, unsent: []})
  })

  it('who logs out before the shop has answered leaves none', async () => {
    logIn()
    const {answer, release} = hold(json({itemIds: ['mug', 'vase'], version: '2'}))
    page.server.answer((response, request) =>
      request.method === 'PUT'
        ? answer(response, request)
        : json({itemIds: ['vase'], version: '1'})(response, request),
    )
    const {element, user} = await page.open(heart())
    await user.click(element)
    await until(() => expect(writes()).toHaveLength(1))
    writeMember({authenticated: false})
    document.dispatchEvent(new Event('visibilitychange'))
    const heard = hear('wishlist-change')
    release()
    await pause(100)
    expect(heard).toEqual([])
    expect(kept().itemIds).not.toContain('vase')
  })

  it('who presses twice quickly has the last state, on the page and in the shop', async () => {
    const shop = serveLists(['vase'])
    logIn()
    const {element, user} = await page.open(heart())
    await user.click(element)
    await user.click(element)
    await user.click(element)
    expect(isPressed(element)).toBe('true')
    await until(() => expect(kept()).toEqual({itemIds: ['mug', 'vase'], owner: 'ines', unsent: []}))
    expect(shop.itemIds).toEqual(['mug', 'vase'])
  })

  it('loses nothing where another device changes the list at the same time', async () => {
    const shop = serveLists(['vase'], ({itemIds}) => ({itemIds: ['plate', ...itemIds], version: '7'}))
    logIn()
    const {element, user} = await page.open(heart())
    await user.click(element)
    await until(() => expect(shop.itemIds).toEqual(['mug', 'plate', 'vase']))
    await until(() => expect(kept().itemIds).toEqual(['mug', 'plate', 'vase']))
  })

  it('has a change of an earlier page that the shop did not receive, and sends it', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({wishlist: {itemIds: ['mug'], owner: 'ines', unsent: [['mug', true]]}}),
    )
    const shop = serveLists(['vase'])
    logIn()
    const {element} = await page.open(heart())
    expect(isPressed(element)).toBe('true')
    await until(() => expect(shop.itemIds).toEqual(['mug', 'vase']))
  })

  it('gets the list of the shop back where the shop refuses a change, and reads why', async () => {
    logIn()
    page.server.answer((response, request) =>
      request.method === 'PUT'
        ? json({error: 'no'}, 400)(response, request)
        : json({itemIds: ['vase'], version: '1'})(response, request),
    )
    const {element, user} = await page.open(heart())
    await user.click(element)
    await until(() =>
      expect(getByRole(document.body, 'alert').textContent).toBe('The change could not be saved.'),
    )
    expect(isPressed(element)).toBe('false')
    expect(kept()).toEqual({itemIds: ['vase'], owner: 'ines', unsent: []})
  })

  it('whose session has expired has the new product as a visitor', async () => {
    logIn()
    page.server.answer(json({error: 'expired'}, 401))
    const {element, user} = await page.open(heart())
    await user.click(element)
    await until(() => expect(kept()).toEqual({itemIds: ['mug'], owner: null, unsent: []}))
    expect(isPressed(element)).toBe('true')
  })
})

describe('the list', () => {
  it('shows its products, the newest first, with prices of today and a button for each', async () => {
    serveLists()
    keep(['bowl', 'mug'])
    const {element, unmount} = await page.open(list('<p>No script</p>'))
    await until(() => expect(titles()).toEqual(['Product bowl', 'Product mug']))
    expect(element.textContent).toContain('$1.00')
    expect(getByRole(element, 'button', {name: 'Remove: Product mug'}).textContent).toBe('Remove')
    unmount()
    expect(htmlOf()).toBe(htmlOf(list('<p>No script</p>')))
  })

  it('has room for its products while they load, in place of the server’s words', async () => {
    keep(['bowl', 'mug'])
    const slow = hold(json({items: ['bowl', 'mug'].map(product)}))
    page.server.answer(slow.answer)
    const {element} = await page.open(list('<p>No script</p>'))
    const rooms = () => element.querySelectorAll('.vitrine-cards--loading > .vitrine-cards__item')
    await until(() => expect(rooms()).toHaveLength(2))
    expect(rooms()[0]?.querySelector('.wishlist__remove')).not.toBeNull()
    expect(element.querySelector('p')).toBeNull()
    slow.release()
    await until(() => expect(titles()).toEqual(['Product bowl', 'Product mug']))
  })

  it('keeps the cards of the server while those of the browser load', async () => {
    keep(['bowl'])
    const slow = hold(json({items: [product('bowl')]}))
    page.server.answer(slow.answer)
    const {element} = await page.open(list('<ul><li data-item-id="bowl">Bowl</li></ul>'))
    expect(element.textContent).toBe('Bowl')
    slow.release()
    await until(() => expect(titles()).toEqual(['Product bowl']))
  })

  it('asks for many products in several calls', async () => {
    serveLists()
    keep(Array.from({length: 45}, (_, index) => `p${index}`))
    await page.open(list())
    await until(() => expect(titles()).toHaveLength(45))
    expect(page.server.received).toHaveLength(3)
  })

  it('keeps the focus when a product is removed, and says so', async () => {
    serveLists()
    keep(['bowl', 'mug', 'vase'])
    const {element, user} = await page.open(list())
    await until(() => expect(titles()).toHaveLength(3))
    const remove = (id: string) => getByRole(element, 'button', {name: `Remove: Product ${id}`})
    await user.click(remove('mug'))
    expect(titles()).toEqual(['Product bowl', 'Product vase'])
    expect(document.activeElement).toBe(remove('vase'))
    expect(getByRole(document.body, 'status').textContent).toBe('Product mug was removed from your list.')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(remove('bowl'))
    await user.keyboard('{Enter}')
    await until(() => expect(document.activeElement?.textContent).toBe('Continue shopping'))
    expect(kept().itemIds).toEqual([])
  })

  it('shows a product that another tab adds', async () => {
    serveLists()
    keep(['mug'])
    await page.open(list())
    await until(() => expect(titles()).toHaveLength(1))
    keep(['bowl', 'mug'])
    dispatchEvent(new StorageEvent('storage', {key: KEY}))
    await until(() => expect(titles()).toEqual(['Product bowl', 'Product mug']))
  })

  it('is empty with the words of the author, and without a call', async () => {
    const {element} = await page.open(
      list(
        '<p>No script</p><template data-slot="empty"><p>Nothing yet. <a href="/shop">Shop</a></p></template>',
      ),
    )
    await until(() => expect(element.textContent).toBe('Nothing yet. Shop'))
    expect(page.server.received).toEqual([])
  })

  it('has cards of the author, whose buttons remove the product', async () => {
    serveLists()
    keep(['mug'])
    const card = `<template data-slot="card"><b>{title}</b><button data-vitrine="wishlist" data-item-id="{id}">x</button></template>`
    const {element} = await page.open(list(card))
    await until(() => expect(element.querySelector('b')?.textContent).toBe('Product mug'))
    const button = element.querySelector<HTMLElement>('button')
    expect(button?.dataset).toMatchObject({itemId: 'mug', vitrineLoad: 'now'})
    expect(element.querySelector('.wishlist__remove')).toBeNull()
  })

  it('shows the products of a member once the shop has answered', async () => {
    serveLists(['vase'])
    logIn()
    await page.open(list())
    await until(() => expect(titles()).toEqual(['Product vase']))
    expect(writes()).toEqual([])
  })

  it('says why there are no products after a failure, and tries again', async () => {
    keep(['mug'])
    page.server.answer(json({things: []}))
    const {element, user} = await page.open(list())
    await until(() => expect(getByRole(element, 'alert').textContent).toContain('could not be loaded'))
    serveLists()
    await user.click(getByRole(element, 'button', {name: 'Try again'}))
    await until(() => expect(titles()).toEqual(['Product mug']))
    expect(said.errors.splice(0)).toHaveLength(1)
  })

  it('warns of an element that is a button, too', async () => {
    await page.open(list().replace('<div', '<div data-item-id="mug"'))
    expect(`${said.warnings.splice(0)}`).toContain('it shows the list')
  })
})
