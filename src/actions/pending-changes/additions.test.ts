// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {removeCookies, setCookie} from '../../../test/helpers/cookies.ts'
import {type Answer, drop, hold, json} from '../../../test/helpers/fake-server.ts'
import {openCart} from '../../../test/helpers/open-cart.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {createTabLocks, installLocks} from '../../../test/helpers/tab-locks.ts'
import {pause, until} from '../../../test/helpers/until.ts'

const ADD = 'POST /api/commerce/shopping-cart/entries'
const MUG = {itemId: 'mug', sku: 'M1', quantity: 2}
const page = await shopPage()
const {server, calls} = page
let tabs: ReturnType<typeof createTabLocks>

beforeEach(() => {
  tabs = createTabLocks()
  installLocks(tabs.locks)
})
afterEach(() => {
  vi.useRealTimers()
  removeCookies()
})

const additions = () => calls().filter((call) => call === ADD)
const ids = () =>
  server.received.filter(({method}) => method === 'POST').map(({headers}) => headers['add-to-cart-id'])
const held = () => page.shop.entries.map(({itemId, quantity}) => `${itemId}: ${quantity}`)
const kept = () => localStorage.getItem('vitrine-additions')

/** What an earlier page has kept. */
const keep = (...all: readonly unknown[]) => localStorage.setItem('vitrine-additions', JSON.stringify(all))

/** The next page, or another tab. */
async function open() {
  vi.resetModules()
  const [cart, {store}] = await Promise.all([openCart(), import('../../page/store/store.ts')])
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  return {cart, store}
}

/** The shop adds, and the page that has asked for it never hears of it. */
const addUnheard: Answer = (_response, request) => page.shop.lose(Object({destroy() {}}), request)

/** A page that is left while the addition is on its way. */
async function leaveWhileAdding(answer = page.shop.answer) {
  const {cart} = await open()
  const slow = hold(answer)
  server.answer(slow.answer)
  cart.add(MUG).catch(() => {})
  await until(() => expect(additions()).toHaveLength(1))
  const [id] = ids()
  tabs.leave()
  return {...slow, id}
}

describe('an addition whose page was left', () => {
  it('of a new visitor is sent by the next page, with the same id', async () => {
    const {id} = await leaveWhileAdding()
    server.answer(page.shop.answer)
    const {store} = await open()
    await until(() => expect(held()).toEqual(['mug: 2']))
    expect(ids()).toEqual([id])
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    await until(() => expect(kept()).toBeNull())
    await open()
    await pause(30)
    expect(held()).toEqual(['mug: 2'])
  })

  it('that the shop has is not sent again', async () => {
    const {release} = await leaveWhileAdding(addUnheard)
    release()
    await until(() => expect(held()).toEqual(['mug: 2']))
    setCookie('hasCart')
    server.answer(page.shop.answer)
    await open()
    await until(() => expect(kept()).toBeNull())
    expect(additions()).toEqual([])
  })

  it('to a cart that the shop knows is awaited, and sent only if it never arrives', async () => {
    setCookie('hasCart')
    page.shop.entries.push({id: '1', itemId: 'mug', sku: 'M1', quantity: 1})
    const {release} = await leaveWhileAdding(addUnheard)
    server.answer(page.shop.answer)
    const {store} = await open()
    await pause(100)
    expect(additions()).toEqual([])
    release()
    await until(() => expect(held()).toEqual(['mug: 3']))
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(3))
    await until(() => expect(kept()).toBeNull())
    expect(additions()).toEqual([])
  })

  it('is not sent into another cart, nor after half a minute', async () => {
    setCookie('hasCart')
    page.shop.entries.push({id: '1', itemId: 'pan', sku: 'P1', quantity: 1})
    await leaveWhileAdding()
    page.shop.order()
    server.answer(page.shop.answer)
    await open()
    await until(() => expect(kept()).toBeNull())
    removeCookies()
    await leaveWhileAdding()
    server.answer(page.shop.answer)
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 31_000})
    await open()
    await until(() => expect(kept()).toBeNull())
    expect(additions()).toEqual([])
  })

  it('has arrived if the cart has the SKU that is enough, also where the shop names variants', async () => {
    setCookie('hasCart')
    const [variantId, chosenVariant] = ['small', {sku: 'M1', id: 'other'}]
    server.answer(json({id: 'cart-1', entries: [{id: '1', itemId: 'mug', chosenVariant, quantity: 2}]}))
    const key = {itemId: 'mug', sku: 'M1', variantId, isSkuEnough: true}
    keep({key, quantity: 2, addId: 'a', source: 'api', at: Date.now()})
    await open()
    await until(() => expect(kept()).toBeNull())
    expect(additions()).toEqual([])
  })

  it('is not sent without a product or an id, as no one knows what it is', async () => {
    const key = {itemId: 'mug', sku: 'M1', variantId: null, isSkuEnough: true}
    const addition = {key, quantity: 2, source: 'api', at: Date.now()}
    keep(null, 'x', addition, {...addition, addId: 'a', key: {...key, itemId: 5}}, {...addition, addId: 'b'})
    await open()
    await until(() => expect(held()).toEqual(['mug: 2']))
    await pause(30)
    expect(ids()).toEqual(['b'])
    expect(kept()).toBeNull()
  })

  it.each(['no JSON', '5', '[null, {"addId": {}}]'])('that reads %s is looked for once', async (text) => {
    localStorage.setItem('vitrine-additions', text)
    await open()
    await until(() => expect(kept()).toBeNull())
    expect(additions()).toEqual([])
  })

  it('is left to a tab that is still about to send it', async () => {
    const {cart} = await open()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer)
    const adding = cart.add(MUG)
    await until(() => expect(additions()).toHaveLength(1))
    await open()
    await pause(50)
    expect(additions()).toHaveLength(1)
    slow.release()
    await adding
    await pause(50)
    expect(held()).toEqual(['mug: 2'])
    expect(kept()).toBeNull()
  })
})

it('an addition that the visitor was told about is not kept', async () => {
  const {cart} = await open()
  server.answer(json({message: 'Sold out.'}, 422))
  await expect(cart.add(MUG)).rejects.toMatchObject({kind: 'invalid'})
  expect(kept()).toBeNull()
  server.answer(drop)
  await expect(cart.add(MUG)).rejects.toMatchObject({name: 'ApiError'})
  await until(() => expect(kept()).toBeNull())
})
