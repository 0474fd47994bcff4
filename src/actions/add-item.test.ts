// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, cut, drop, hold, html, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {pause, until} from '../../test/helpers/until.ts'
import type {AddInput} from '../page/store/types.ts'
import type {AddContext} from './add-item.ts'

const ADD = 'POST /api/commerce/shopping-cart/entries'
const READ = 'GET /api/commerce/shopping-cart'
const page = await shopPage()
const {server, calls, additions} = page
watchConsole()

const MUG = {itemId: 'mug', sku: 'M1', quantity: 1}
const TEA = {itemId: 'tea', sku: null, quantity: 3}

async function open() {
  const [{addItem, refreshCart}, {store}, {startCart}] = await Promise.all([
    import('./index.ts'),
    import('../page/store/store.ts'),
    import('../page/store/start.ts'),
  ])
  startCart()
  const add = async (input: AddInput, context: Partial<AddContext> = {}) =>
    (await addItem(input, {source: 'product', ...context})).cart
  return {add, store, refreshCart}
}

/** The same for a visitor who began a cart earlier; it has been read. */
async function openWithCart() {
  setCookie('hasCart')
  const opened = await open()
  await until(() => expect(opened.store.getState().synced).toBe(true))
  server.received.length = 0
  return opened
}

const quantities = () => page.shop.entries.map(({itemId, quantity}) => `${quantity} ${itemId}`)
const addIds = () =>
  server.received.flatMap(({method, headers}) => (method === 'POST' ? [`${headers['add-to-cart-id']}`] : []))

describe('an addition', () => {
  it('sends the item and stores the reply', async () => {
    const {add, store} = await open()
    const cart = await add({...MUG, additionalFields: {name: 'Ann'}})
    expect(additions()).toEqual([{...MUG, additionalFields: '{"name":"Ann"}'}])
    expect(cart.entries).toHaveLength(1)
    expect(store.getState()).toMatchObject({cart, synced: true, recalculating: false, loading: false})
    expect(calls()).toEqual([ADD])
  })

  it.each([
    ['its product', 'Mug', 'Mug'],
    ['its line, where the product has no name', '', 'Title of mug'],
  ])('is named by %s', async (_what, title, expected) => {
    const {add, store} = await open()
    await add(MUG, {item: {id: 'mug', title}})
    expect(store.getState().lastAdded?.title).toBe(expected)
  })

  it('announces what the cart has gained if the shop takes less without a word', async () => {
    const {add, store} = await openWithCart()
    await add(MUG)
    const heard = hear('item-added')
    const cut = (quantity: number) =>
      server.answer((response, request) => {
        const entries = [{...Object(page.shop.cart()).entries[0], quantity}]
        json({shoppingCart: {id: 'cart-1', entries}})(response, request)
      })
    cut(4)
    await add({...MUG, quantity: 5})
    expect(store.getState().lastAdded).toMatchObject({quantityAdded: 3})
    expect(heard).toMatchObject([{detail: {quantityAdded: 3, quantityWanted: 5}}])
    cut(4)
    await add({...MUG, quantity: 2})
    expect(heard).toHaveLength(1)
    // another tab has taken some out meanwhile
    cut(2)
    await add({...MUG, quantity: 2})
    expect(heard[1]).toMatchObject({detail: {quantityAdded: 2}})
  })

  it('adds one item without an SKU by default', async () => {
    const {add} = await open()
    await add({itemId: 'mug'})
    expect(additions()).toEqual([{itemId: 'mug', sku: null, quantity: 1, additionalFields: null}])
  })

  it('notifies the page of the cart, then of the item', async () => {
    document.body.innerHTML = '<p><b></b></p>'
    const element = document.querySelector('b') ?? document.body
    const heard = hear('cart-change', 'item-added')
    const {add} = await open()
    const item = {id: 'mug', title: 'Mug'}
    const cart = await add({...MUG, quantity: 2}, {source: 'list', item, element})
    expect(heard).toEqual([
      {name: 'cart-change', target: document, detail: {cart, previous: null}},
      {
        name: 'item-added',
        target: element,
        detail: {item, variant: null, quantityAdded: 2, quantityWanted: 2, cart, source: 'list'},
      },
    ])
  })

  it('reports the added quantity, not the quantity in the cart', async () => {
    const {add, store} = await open()
    await add({...MUG, quantity: 4})
    const heard = hear('item-added')
    await add({...MUG, quantity: 2})
    expect(heard[0]?.detail).toMatchObject({quantityAdded: 2, cart: {totalQuantity: 6}})
    expect(store.getState().lastAdded).toMatchObject({quantityAdded: 2, entry: {quantity: 6}})
  })

  it('is kept as the last one, with its title and time', async () => {
    const {add, store} = await open()
    const before = Date.now()
    await add(MUG)
    expect(store.getState().lastAdded).toMatchObject({title: 'Title of mug', quantityAdded: 1})
    expect(store.getState().lastAdded?.at).toBeGreaterThanOrEqual(before)
    await add(TEA, {item: {id: 'tea', title: 'Green tea'}})
    expect(store.getState().lastAdded).toMatchObject({title: 'Green tea', entry: {itemId: 'tea'}})
  })

  it('shows that it is in progress', async () => {
    const held = hold(page.shop.answer)
    server.answer(held.answer)
    const {add, store} = await open()
    const added = add(MUG)
    expect(store.getState().recalculating).toBe(false)
    await until(() => expect(store.getState().recalculating).toBe(true))
    held.release()
    await added
    expect(store.getState().recalculating).toBe(false)
  })
})

describe('several additions', () => {
  it('of one item run one after the other, and all count', async () => {
    const [first, second] = [hold(page.shop.answer), hold(page.shop.answer)]
    server.answer(first.answer, second.answer)
    const {add, store} = await open()
    const all = Promise.all([add(MUG), add(MUG), add({...MUG, quantity: 3})])
    await until(() => expect(calls()).toEqual([ADD]))
    await pause(20)
    expect(calls()).toEqual([ADD])
    first.release()
    await until(() => expect(calls()).toEqual([ADD, ADD]))
    second.release()
    await all
    expect(new Set(addIds()).size).toBe(3)
    expect(quantities()).toEqual(['5 mug'])
    expect(store.getState().cart?.totalQuantity).toBe(5)
  })

  it('of different items run in parallel; the cart is read once more after the last', async () => {
    // the reply to the first is created before the second exists, and arrives last
    const firstReply = hold(json({shoppingCart: {entries: [{id: '1', itemId: 'mug'}], totalQuantity: 1}}))
    page.shop.entries.push({id: '1', ...MUG})
    const {add, store} = await openWithCart()
    server.answer(firstReply.answer, page.shop.answer)
    const all = Promise.all([add(MUG), add(TEA)])
    await until(() => expect(calls()).toEqual([ADD, ADD]))
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(4))
    firstReply.release()
    await all
    await until(() => expect(calls()).toEqual([ADD, ADD, READ]))
    await until(() => expect(store.getState().loading).toBe(false))
    expect(store.getState()).toMatchObject({cart: {totalQuantity: 4}, recalculating: false})
  })

  it('continue after a failed one', async () => {
    server.answer(json({message: 'No'}, 422), page.shop.answer)
    const {add} = await open()
    const [refused, done] = await Promise.allSettled([add(MUG), add({...MUG, quantity: 2})])
    expect(refused).toMatchObject({status: 'rejected', reason: {kind: 'invalid'}})
    expect(done).toMatchObject({status: 'fulfilled', value: {totalQuantity: 2}})
  })
})

describe('a lost reply', () => {
  it.each<[string, () => Answer]>([
    ['cut connection', () => page.shop.lose],
    ['HTML in place of JSON', () => doneBut(html('<h1>Welcome</h1>'))],
    ['server error', () => doneBut(json({}, 502))],
  ])('(%s) ends as added if the cart holds the item', async (_, answer) => {
    const {add, store} = await openWithCart()
    server.answer(answer(), page.shop.answer)
    const heard = hear('item-added')
    const cart = await add(MUG)
    expect(cart.totalQuantity).toBe(1)
    expect(calls()).toEqual([ADD, READ])
    expect(heard).toHaveLength(1)
    expect(store.getState()).toMatchObject({lastAdded: {quantityAdded: 1}, cart: {totalQuantity: 1}})
  })

  /** The shop does what it was asked, and replies with something else. */
  const doneBut =
    (answer: Answer): Answer =>
    (response, request) => {
      page.shop.answer(Object.create(response, silent), request)
      answer(response, request)
    }
  const silent = {writeHead: {value: () => ({end: () => {}})}}

  it('for an item that the cart already held counts only the new quantity', async () => {
    const {add} = await open()
    await add({...MUG, quantity: 5})
    server.answer(drop, page.shop.answer)
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    expect(quantities()).toEqual(['5 mug'])
  })

  it('is a failure if the cart cannot be read either; a repeat counts once', async () => {
    server.answer(page.shop.lose, json({}, 403))
    const {add} = await open()
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    const [first] = addIds()
    server.answer(page.shop.answer)
    expect((await add(MUG)).totalQuantity).toBe(1)
    expect(addIds()).toEqual([first])
    await add(MUG)
    expect(addIds()[1]).not.toBe(first)
    expect(quantities()).toEqual(['2 mug'])
  })

  it('because the connection is gone is a failure; a repeat counts once', async () => {
    const {add} = await openWithCart()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(page.shop.lose, drop)
    await expect(add(MUG)).rejects.toMatchObject({kind: 'offline'})
    online.mockRestore()
    const [first] = addIds()
    server.answer(page.shop.answer)
    await add(MUG)
    expect(addIds()).toEqual([first])
    expect(quantities()).toEqual(['1 mug'])
  })

  it('of a repeat ends as added, too', async () => {
    const {add} = await openWithCart()
    server.answer(page.shop.lose, json({}, 403))
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    server.answer(page.shop.lose, page.shop.answer)
    expect((await add(MUG)).totalQuantity).toBe(1)
  })

  it('is a failure while the earlier cart is unknown; a repeat counts once', async () => {
    page.shop.entries.push({id: '1', ...MUG, quantity: 5})
    setCookie('hasCart')
    const firstRead = hold(page.shop.answer)
    server.answer(firstRead.answer, drop, page.shop.answer)
    const {add} = await open()
    await until(() => expect(calls()).toEqual([READ]))
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    const [, first] = server.received
    firstRead.release()
    expect((await add(MUG)).totalQuantity).toBe(6)
    expect(addIds()).toEqual([first, first].map((call) => call?.headers['add-to-cart-id']))
  })

  it('is a failure for a visitor without a cart cookie; a repeat counts once', async () => {
    server.answer(page.shop.lose)
    const {add} = await open()
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    expect(calls()).toEqual([ADD])
    server.answer(page.shop.answer)
    await add(MUG)
    expect(quantities()).toEqual(['1 mug'])
  })

  it('is no repeat in another cart: the one before was ordered', async () => {
    const {add, refreshCart} = await openWithCart()
    server.answer(drop, json({}, 403))
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    const [first] = addIds()
    page.shop.order()
    server.answer(page.shop.answer)
    await refreshCart(true)
    await add(MUG)
    expect(addIds()).toHaveLength(1)
    expect(addIds()[0]).not.toBe(first)
  })

  it('changes nothing for another item or quantity', async () => {
    server.answer(drop, json({}, 403))
    const {add} = await open()
    await expect(add(MUG)).rejects.toMatchObject({kind: 'network'})
    const ids = addIds()
    server.answer(page.shop.answer)
    await add({...MUG, quantity: 2})
    await add(TEA)
    expect(new Set([...ids, ...addIds()]).size).toBe(3)
  })
})

describe('a refusal', () => {
  it.each([
    [json({message: 'Sold out'}, 422), 'invalid'],
    [json({}, 429), 'rate-limit'],
    [json({}, 401), 'unauthorized'],
    [json({}, 404), 'not-found'],
    [json({crumbFail: true}), 'csrf'],
  ])('is final: the next attempt is a new one', async (answer, kind) => {
    server.answer(answer)
    const heard = hear('item-added', 'cart-change')
    const {add, store} = await open()
    await expect(add(MUG)).rejects.toMatchObject({name: 'ApiError', kind})
    expect(calls()).not.toContain(READ)
    expect(heard).toEqual([])
    expect(store.getState()).toMatchObject({lastAdded: null, recalculating: false})
    const refused = addIds()
    server.answer(page.shop.answer)
    await add(MUG)
    expect(refused).not.toContain(addIds()[0])
  })

  it('while the cart is read for the first time does not leave it unknown', async () => {
    page.shop.entries.push({id: '1', ...TEA})
    const firstRead = hold(page.shop.answer)
    server.answer(firstRead.answer, json({message: 'Sold out'}, 422), page.shop.answer)
    setCookie('hasCart')
    const {add, store} = await open()
    await until(() => expect(calls()).toEqual([READ]))
    await expect(add(MUG)).rejects.toMatchObject({kind: 'invalid'})
    firstRead.release()
    await until(() => expect(store.getState()).toMatchObject({synced: true, cart: {totalQuantity: 3}}))
  })
})

describe('a read', () => {
  const staleCart = () => json({entries: [], totalQuantity: 0})

  it('that began before an addition is dropped', async () => {
    const firstRead = hold(staleCart())
    server.answer(firstRead.answer, page.shop.answer)
    setCookie('hasCart')
    const {add, store} = await open()
    await until(() => expect(calls()).toEqual([READ]))
    await add(MUG)
    firstRead.release()
    await until(() => expect(store.getState().loading).toBe(false))
    expect(store.getState().cart?.totalQuantity).toBe(1)
  })

  it('that began during an addition is dropped when it arrives after it', async () => {
    const [addition, read] = [hold(page.shop.answer), hold(staleCart())]
    const {add, store, refreshCart} = await openWithCart()
    server.answer(addition.answer, read.answer)
    const added = add(MUG)
    await until(() => expect(calls()).toEqual([ADD]))
    const refreshed = refreshCart()
    await until(() => expect(calls()).toEqual([ADD, READ]))
    addition.release()
    await added
    read.release()
    await refreshed
    expect(store.getState().cart?.totalQuantity).toBe(1)
  })

  it('after a lost reply does not join an earlier read', async () => {
    const {add, refreshCart} = await openWithCart()
    const early = hold(staleCart())
    server.answer(early.answer, page.shop.lose, page.shop.answer)
    const refreshed = refreshCart()
    await until(() => expect(calls()).toEqual([READ]))
    expect((await add(MUG)).totalQuantity).toBe(1)
    expect(calls()).toEqual([READ, ADD, READ])
    early.release()
    await refreshed
  })

  it('is shared by all simultaneous callers, and loading until the last ends', async () => {
    const {store, refreshCart} = await openWithCart()
    const held = hold(page.shop.answer)
    server.answer(held.answer)
    const carts = [refreshCart(), refreshCart()]
    expect(store.getState().loading).toBe(true)
    held.release()
    await Promise.all(carts)
    expect(store.getState().loading).toBe(false)
    expect(calls()).toEqual([READ])
    await refreshCart()
    expect(calls()).toEqual([READ, READ])
  })
})

it('a page whose listeners throw prevents nothing', async () => {
  const {add, store} = await open()
  const {page: settings} = await import('../page/page.ts')
  settings().subscribers.add(() => {
    throw new Error('the page’s own')
  })
  await add(MUG)
  expect(calls()).toEqual([ADD])
  expect(store.getState().lastAdded?.quantityAdded).toBe(1)
})

it('half a reply counts as lost', async () => {
  server.answer(cut, page.shop.answer)
  const {add} = await open()
  await expect(add(MUG)).rejects.toMatchObject({kind: expect.stringMatching(/network|timeout/)})
})
