// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {setCookie} from '../../../test/helpers/cookies.ts'
import {hold, json} from '../../../test/helpers/fake-server.ts'
import {hear} from '../../../test/helpers/hear.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {pause, until} from '../../../test/helpers/until.ts'

const page = await shopPage()
const {server, calls, additions} = page
watchConsole()

const open = async () => (await import('./public.ts')).openCart()

describe('Vitrine.cart', () => {
  it('get: returns an empty cart without a request if the visitor has none', async () => {
    const cart = await open()
    expect(await cart.get()).toMatchObject({entries: [], totalQuantity: 0, subtotalCents: 0})
    await pause(20)
    expect(calls()).toEqual([])
  })

  it('get: reads once, however often it is called', async () => {
    setCookie('hasCart')
    page.shop.entries.push({id: '1', itemId: 'mug', sku: null, quantity: 2})
    const cart = await open()
    const carts = await Promise.all([cart.get(), cart.get()])
    carts.push(await cart.get())
    expect(carts.map(({totalQuantity}) => totalQuantity)).toEqual([2, 2, 2])
    expect(calls()).toHaveLength(1)
  })

  it('refresh: announces only a cart that has changed', async () => {
    setCookie('hasCart')
    const cart = await open()
    await cart.get()
    const changes = hear('cart-change')
    await cart.refresh()
    expect(changes).toEqual([])
  })

  it('refresh: reads again', async () => {
    setCookie('hasCart')
    const cart = await open()
    await cart.get()
    page.shop.entries.push({id: '1', itemId: 'mug', sku: null, quantity: 2})
    expect((await cart.refresh()).totalQuantity).toBe(2)
    expect(calls()).toHaveLength(2)
  })

  it('refresh: never has an answer that is older than the call', async () => {
    setCookie('hasCart')
    const cart = await open()
    const {store} = await import('./store.ts')
    await cart.get()
    const older = page.shop.cart()
    const slow = hold(json(older))
    server.answer(slow.answer, page.shop.answer)
    const first = cart.refresh()
    await until(() => expect(calls()).toHaveLength(1))
    page.shop.entries.push({id: '1', itemId: 'mug', sku: null, quantity: 7})
    expect((await cart.refresh()).totalQuantity).toBe(7)
    slow.release()
    expect((await first).totalQuantity).toBe(0)
    expect(store.getState().cart?.totalQuantity).toBe(7)
  })

  it('refresh: rejects with the failure', async () => {
    setCookie('hasCart')
    const cart = await open()
    await cart.get()
    server.answer(json({}, 403))
    await expect(cart.refresh()).rejects.toMatchObject({kind: 'unauthorized'})
  })

  it('add: names the API as the source of the addition', async () => {
    const heard = hear('item-added')
    const cart = await open()
    const added = await cart.add({itemId: 'mug', sku: 'M1', quantity: 2, additionalFields: null})
    expect(heard).toEqual([
      {
        name: 'item-added',
        target: document,
        detail: {
          item: {id: 'mug', title: 'Title of mug'},
          variant: null,
          quantityAdded: 2,
          quantityWanted: 2,
          cart: added,
          source: 'api',
        },
      },
    ])
  })

  it.each([undefined, null, {}, {itemId: ''}, 'mug'])('add: reports what is missing in %j', async (input) => {
    const cart = await open()
    await expect(Reflect.apply(cart.add, cart, [input])).rejects.toThrow('cart.add: needs {itemId')
    expect(additions()).toEqual([])
  })

  it.each([0, -1, 1.5, Number.NaN])('add: refuses a quantity of %d', async (quantity) => {
    const cart = await open()
    await expect(cart.add({itemId: 'mug', quantity})).rejects.toThrow(
      new RangeError(`cart.add: quantity ${quantity} is no whole number from 1`),
    )
    expect(additions()).toEqual([])
  })

  it('begins to follow the member, too', async () => {
    setCookie('SiteUserInfo', JSON.stringify({authenticated: true, siteUserId: 'u1'}))
    await open()
    const {store} = await import('./store.ts')
    expect(store.getState().member).toMatchObject({isLoggedIn: true, siteUserId: 'u1'})
  })
})

it('Vitrine.lists: reads a list of the page', async () => {
  const lists = await (await import('./public.ts')).openLists()
  expect(lists).toMatchObject({get: expect.any(Function)})
})
