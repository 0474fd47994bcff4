// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {setCookie} from '../../../test/helpers/cookies.ts'
import {json} from '../../../test/helpers/fake-server.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {until} from '../../../test/helpers/until.ts'

const READ = 'GET /api/commerce/shopping-cart'
const ADD = 'POST /api/commerce/shopping-cart/entries'
const {server, calls} = await shopPage()
const said = watchConsole()

const CART = {entries: [{id: '1', itemId: 'mug', quantity: 2}]}
const EMPTY = {entries: [], totalQuantity: 0}

/** The page and the server have different origins. */
beforeEach(() => {
  happyDOM.setURL('http://www.shop.example/')
  happyDOM.settings.fetch.disableSameOriginPolicy = true
  localStorage.clear()
  return () => {
    happyDOM.settings.fetch.disableSameOriginPolicy = false
  }
})

/** A page load: what the previous page knew is only in storage and cookies. */
async function load() {
  // closes the previous page: it no longer listens to other tabs
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  const {page} = await import('../page.ts')
  page().api = server.origin
  const cart = (await import('./public.ts')).openCart()
  const {store} = await import('./store.ts')
  return {cart, synced: () => until(() => expect(store.getState()).toMatchObject({synced: true})), store}
}

describe('the cart of an API on another origin', () => {
  it('is read at the start of a page without a cart cookie', async () => {
    server.answer(json(CART))
    const {synced, store} = await load()
    await synced()
    expect(calls()).toEqual([READ])
    expect(store.getState().cart?.totalQuantity).toBe(2)
  })

  it('survives a reload, and is removed once the API no longer knows it', async () => {
    server.answer(json(EMPTY), json({shoppingCart: CART}, 200, {'cart-token': 'one'}))
    const first = await load()
    await first.synced()
    await first.cart.add({itemId: 'mug', quantity: 2})
    server.answer(json(CART))
    const second = await load()
    await second.synced()
    expect(second.store.getState().cart?.totalQuantity).toBe(2)
    expect(server.received[0]?.headers['cart-token']).toBe('one')
    server.answer(json({}, 404), json(EMPTY))
    expect((await second.cart.refresh()).entries).toEqual([])
    const third = await load()
    await third.synced()
    expect(calls()).toEqual([READ])
    expect(said.errors).toEqual([])
  })

  it('is created again by an addition whose token has expired, without a second click', async () => {
    server.answer(json(EMPTY), json({shoppingCart: CART}, 200, {'cart-token': 'one'}))
    const {cart, synced, store} = await load()
    await synced()
    await cart.add({itemId: 'mug', quantity: 2})
    server.answer(json({}, 401), json({}, 401), json({shoppingCart: CART}, 200, {'cart-token': 'two'}))
    await cart.add({itemId: 'mug'})
    expect(store.getState().cart?.totalQuantity).toBe(2)
    expect(calls()).toEqual([ADD, READ, ADD])
    expect(server.received.map(({headers}) => headers['cart-token'])).toEqual(['one', 'one', undefined])
  })
})

describe('Vitrine.cart.refresh()', () => {
  it('requests the cart even if no cookie says that there is one', async () => {
    happyDOM.setURL(server.origin)
    const {cart, synced} = await load()
    await synced()
    server.answer(json(CART))
    expect((await cart.refresh()).totalQuantity).toBe(2)
    expect(calls()).toEqual([READ])
  })

  it('does not join a read that makes no request', async () => {
    happyDOM.setURL(server.origin)
    const {cart} = await load()
    server.answer(json(CART))
    const [, asked] = await Promise.all([cart.get(), cart.refresh()])
    expect(asked.totalQuantity).toBe(2)
  })

  it('joins a read that has not sent its request', async () => {
    happyDOM.setURL(server.origin)
    setCookie('hasCart')
    const {cart, synced} = await load()
    await synced()
    server.answer(json(CART))
    await Promise.all([cart.refresh(), cart.refresh(), cart.get()])
    expect(calls()).toEqual([READ])
  })
})
