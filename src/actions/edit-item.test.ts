// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'

const ENTRY = '/api/commerce/shopping-cart/entries'
const page = await shopPage()
const {server, calls} = page
const said = watchConsole()

const ODD = 'a "b" £/?'
const entry = (id: string, quantity: number) => ({id, itemId: `item ${id}`, sku: `sku ${id}`, quantity})

/** A page with a cart of two entries, already read. */
async function open() {
  page.shop.entries.push(entry('1', 2), entry(ODD, 1))
  setCookie('hasCart')
  const cart = await openCart()
  const {store} = await import('../page/store/store.ts')
  await until(() => expect(store.getState().synced).toBe(true))
  server.received.length = 0
  return {cart, store}
}

describe('update', () => {
  it('sets the quantity', async () => {
    const {cart, store} = await open()
    const heard = hear('cart-change', 'item-removed')
    const previous = store.getState().cart
    expect((await cart.update('1', 5)).totalQuantity).toBe(6)
    expect(calls()).toEqual([`PUT ${ENTRY}/1`])
    expect(server.received[0]?.body).toEqual({itemId: 'item 1', sku: 'sku 1', quantity: 5})
    expect(heard).toEqual([
      {name: 'cart-change', target: document, detail: {cart: store.getState().cart, previous}},
    ])
  })

  it('to 0 removes', async () => {
    const {cart} = await open()
    const heard = hear('item-removed')
    expect((await cart.update('1', 0)).entries.map(({id}) => id)).toEqual([ODD])
    expect(calls()).toEqual([`DELETE ${ENTRY}/1`])
    expect(heard).toHaveLength(1)
    expect(await tracked('RemoveFromCart')).toEqual([{productId: 'item 1', sku: 'sku 1'}])
  })

  it('accepts any id', async () => {
    const {cart} = await open()
    expect((await cart.update(ODD, 3)).totalQuantity).toBe(5)
    expect(calls()).toEqual([`PUT ${ENTRY}/${encodeURIComponent(ODD)}`])
  })

  it.each([-1, 1.5, Number.NaN, Infinity])('refuses %d without a request', async (quantity) => {
    const {cart} = await open()
    await expect(cart.update('1', quantity)).rejects.toThrow(RangeError)
    expect(calls()).toEqual([])
  })

  it('of one entry runs one at a time, in order; the last counts', async () => {
    const {cart, store} = await open()
    const first = hold(page.shop.answer)
    server.answer(first.answer, page.shop.answer)
    const all = Promise.all([cart.update('1', 3), cart.update('1', 4)])
    await until(() => expect(calls()).toHaveLength(1))
    expect(store.getState().recalculating).toBe(true)
    first.release()
    await all
    expect(server.received.map(({body}) => Reflect.get(Object(body), 'quantity'))).toEqual([3, 4])
    expect(store.getState()).toMatchObject({cart: {totalQuantity: 5}, recalculating: false})
  })

  it('of two entries runs in parallel, and the cart is read again', async () => {
    const {cart, store} = await open()
    await Promise.all([cart.update('1', 3), cart.update(ODD, 4)])
    await until(() => expect(calls()).toHaveLength(3))
    expect(calls()[2]).toMatch(/^GET /)
    await until(() => expect(store.getState().loading).toBe(false))
    expect(store.getState().cart?.totalQuantity).toBe(7)
  })

  it('that the server refuses leaves the cart unchanged', async () => {
    const {cart, store} = await open()
    server.answer(json({message: 'There are only 4.'}, 422))
    await expect(cart.update('1', 5)).rejects.toMatchObject({visitorMessage: 'There are only 4.'})
    expect(store.getState()).toMatchObject({cart: {totalQuantity: 3}, recalculating: false})
  })
})

describe('remove', () => {
  it('removes the entry and names it', async () => {
    const {cart, store} = await open()
    const heard = hear('cart-change', 'item-removed')
    const removed = store.getState().cart?.entries[0]
    const left = await cart.remove('1')
    expect(left.totalQuantity).toBe(1)
    expect(heard.map(({name}) => name)).toEqual(['cart-change', 'item-removed'])
    expect(heard[1]?.detail).toEqual({entry: removed, cart: left, undo: expect.any(Function)})
  })
})

describe('an unknown entry', () => {
  it('is looked up in the current cart', async () => {
    const {cart} = await open()
    page.shop.entries.push(entry('late', 1))
    expect((await cart.update('late', 2)).totalQuantity).toBe(5)
    expect(calls()).toEqual(['GET /api/commerce/shopping-cart', `PUT ${ENTRY}/late`])
  })

  it.each([
    ['update', 2],
    ['remove', undefined],
  ] as const)('fails for %s: it throws and changes nothing', async (method, quantity) => {
    const {cart} = await open()
    const call = method === 'update' ? cart.update('none', quantity) : cart.remove('none')
    await expect(call).rejects.toThrow('The cart has no entry "none": take ids from cart.entries')
    expect(calls()).toEqual(['GET /api/commerce/shopping-cart'])
    expect(said.errors).toEqual([])
  })
})

describe('updateFields', () => {
  const FIELDS = '{"text":"Ada"}'

  it('replaces the answers, and announces the cart', async () => {
    const {store} = await open()
    const {updateFields} = await import('./update-fields.ts')
    const heard = hear('cart-change')
    server.answer(json({shoppingCart: {...Object(page.shop.cart()), id: 'cart-2'}}))
    await updateFields(ODD, FIELDS)
    expect(calls()).toEqual([`PUT ${ENTRY}/${encodeURIComponent(ODD)}/additionalFields`])
    expect(server.received[0]?.body).toEqual({
      itemId: `item ${ODD}`,
      sku: `sku ${ODD}`,
      additionalFields: FIELDS,
    })
    expect(store.getState().cart?.id).toBe('cart-2')
    expect(heard).toHaveLength(1)
  })

  it('of a missing entry names it', async () => {
    await open()
    const {updateFields} = await import('./update-fields.ts')
    await expect(updateFields('gone', FIELDS)).rejects.toThrow('The cart has no entry "gone"')
  })
})
