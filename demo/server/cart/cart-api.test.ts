import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {AddReply, Cart, CartReply, EntryReply} from '../../../src/api/generated/schema.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, club, giftCard, mug, odd, planner, plate} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Call, Visitor} from '../testing/visitor.ts'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  await demo.visitor().call('/qa/reset', {method: 'POST'})
  visitor = demo.visitor()
})

const CART = '/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`

/** Makes the call and checks its reply against the API description. */
async function call(path: string, request: Call = {}, by = visitor) {
  const reply = await by.api(path, request)
  expect(await replyProblems(reply, request.method ?? 'GET')).toEqual([])
  return reply
}

async function ok<T>(path: string, request: Call = {}, by = visitor): Promise<T> {
  const reply = await call(path, request, by)
  expect(reply.status).toBe(200)
  return (await reply.json()) as T
}

type Added = AddReply & Required<Pick<AddReply, 'newlyAdded'>>

const add = (input: object, addId?: string, by = visitor) =>
  ok<Added>(ENTRIES, {method: 'POST', json: input, headers: addId ? {'Add-To-Cart-Id': addId} : {}}, by)

async function refused(path: string, request: Call, status: number): Promise<string> {
  const reply = await call(path, request)
  expect(reply.status).toBe(status)
  const {message, error} = (await reply.json()) as {message?: string; error?: string}
  return message ?? error ?? ''
}

const post = (json: unknown): Call => ({method: 'POST', json})
const put = (json: unknown): Call => ({method: 'PUT', json})

describe('reading the cart', () => {
  it('answers 404 to a visitor without a cart', async () => {
    expect(await refused(CART, {}, 404)).toBe('There is no cart yet.')
  })

  it('clears the cookies of a cart that no longer exists', async () => {
    visitor.cookies.set('CART', 'gone').set('hasCart', 'true')
    await refused(CART, {}, 404)
    expect(visitor.cookies.has('CART')).toBe(false)
    expect(visitor.cookies.has('hasCart')).toBe(false)
  })

  it('contains lines, totals and flags', async () => {
    await add({...mug, quantity: 2})
    await add(bowl)
    await add(planner)
    const cart = await ok<Cart>(`${CART}?mock=false&calculateSubtotal=true`)
    expect(cart.entries.map(({title, quantity, subTotal}) => [title, quantity, subTotal])).toEqual([
      ['Speckled Mug', 2, 6800],
      ['Tide Bowl', 1, bowl.salePrice],
      ['Printable Year Planner', 1, 900],
    ])
    expect(cart).toMatchObject({
      subtotalCents: 11600,
      grandTotalCents: 11600,
      totalQuantity: 4,
      hasDigital: true,
      purelyDigital: false,
      requiresShipping: true,
      isPurchased: false,
      orderId: null,
    })
    expect(cart.entries[0]).toMatchObject({
      itemId: mug.itemId,
      chosenVariant: {sku: mug.sku, attributes: {Size: 'Large', Glaze: 'Oat'}},
      purchasePriceCents: mug.price,
      // the mug in this glaze
      imageUrl: '/media/speckled-mug-5.svg',
      productUrl: '/shop/speckled-mug',
    })
    expect(cart.entries[1]).toMatchObject({imageUrl: '/media/tide-bowl.svg'})
    expect(Math.abs(Date.now() - cart.created)).toBeLessThan(60_000)
  })

  it('returns only the visitor’s own cart', async () => {
    await add(mug)
    const reply = await demo.visitor().api(CART)
    expect(reply.status).toBe(404)
  })
})

describe('adding', () => {
  it('sets two cookies: CART for the server only, hasCart for scripts', async () => {
    const reply = await call(ENTRIES, post(mug))
    const cookies = reply.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('CART='))).toMatch(/Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookies.find((cookie) => cookie.startsWith('hasCart='))).toMatch(
      /^hasCart=true;.*Path=\/; SameSite=Lax$/,
    )
  })

  it('merges equal entries and returns the cart’s new contents', async () => {
    await add({...mug, quantity: 2, additionalFields: '{"Name": "Ada"}'})
    const same = await add({...mug, quantity: 3, additionalFields: {Name: 'Ada'}})
    expect(same.newlyAdded.quantity).toBe(5)
    const other = await add({...mug, additionalFields: null})
    expect(other.shoppingCart.entries).toHaveLength(2)
    expect(other.newlyAdded.additionalFields).toBeNull()
  })

  it('accepts a null SKU only for a single variant', async () => {
    expect((await add({itemId: bowl.itemId, sku: null})).newlyAdded.chosenVariant.sku).toBe(bowl.sku)
    expect(await refused(ENTRIES, post({itemId: mug.itemId, sku: null}), 422)).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })

  it('handles ids with quotes, spaces and £', async () => {
    expect((await add(odd)).newlyAdded).toMatchObject({itemId: odd.itemId, chosenVariant: {sku: odd.sku}})
  })

  it('never exceeds the stock, whatever the additional fields', async () => {
    await add({...plate, quantity: 2})
    expect(await refused(ENTRIES, post({...plate, quantity: 2, additionalFields: '{"a":"b"}'}), 422)).toBe(
      'Sorry, we do not have enough of that item available.',
    )
    expect((await ok<Cart>(CART)).totalQuantity).toBe(2)
  })

  it('does not limit digital items, but limits each line', async () => {
    await add({...planner, quantity: 9999})
    expect(await refused(ENTRIES, post(planner), 422)).toMatch(/enough/)
  })

  it.each([
    ['x', 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    [0, 'Quantity must be from 1 to 9999.'],
    [-1, 'Quantity must be from 1 to 9999.'],
    [10_000, 'Quantity must be from 1 to 9999.'],
  ])('refuses the quantity %s', async (quantity, message) => {
    expect(await refused(ENTRIES, post({...planner, quantity}), 422)).toBe(message)
  })

  it.each([
    ['an unknown item', {itemId: 'none', sku: 'none'}, 404],
    ['an unknown SKU', {itemId: mug.itemId, sku: 'none'}, 422],
    ['no item', {sku: 'none'}, 400],
    ['an SKU that is not a string', {itemId: mug.itemId, sku: 7}, 400],
    ['broken additional fields', {...mug, additionalFields: '{'}, 400],
    ['additional fields that are not an object', {...mug, additionalFields: 7}, 400],
    ['a list for a body', [], 400],
    ['a subscription', club, 422],
  ])('refuses %s and creates no cart', async (_, input, status) => {
    await refused(ENTRIES, post(input), status)
    expect(visitor.cookies.has('CART')).toBe(false)
  })

  it('explains that a body is not JSON', async () => {
    const broken = {method: 'POST', body: '{"itemId"', headers: {'Content-Type': 'application/json'}}
    expect(await refused(ENTRIES, broken, 400)).toBe('The body is not valid JSON.')
  })

  it('limits the size of a body', async () => {
    const reply = await call(ENTRIES, post({...mug, additionalFields: {note: 'x'.repeat(200_000)}}))
    expect([reply.status, reply.headers.get('Connection')]).toEqual([413, 'close'])
  })
})

describe('the same Add-To-Cart-Id', () => {
  it('returns the same answer and adds nothing', async () => {
    const id = crypto.randomUUID()
    const done = await add({...mug, quantity: 2}, id)
    expect(await add({...mug, quantity: 2}, id)).toEqual(done)
    expect((await ok<Cart>(CART)).totalQuantity).toBe(2)
  })

  it('answers with the cart as it is now', async () => {
    const id = crypto.randomUUID()
    const {newlyAdded} = await add({...mug, quantity: 2}, id)
    await add(bowl)
    expect((await add({...mug, quantity: 2}, id)).shoppingCart.totalQuantity).toBe(3)
    await ok(`${ENTRIES}/${newlyAdded.id}`, {method: 'DELETE'})
    const again = await add({...mug, quantity: 2}, id)
    expect([again.newlyAdded, again.shoppingCart.totalQuantity]).toEqual([undefined, 1])
  })

  it('adds once when two calls arrive at once, also on a first visit', async () => {
    const id = crypto.randomUUID()
    await visitor.call('/')
    await Promise.all([add(mug, id), add(mug, id)])
    expect((await ok<Cart>(CART)).totalQuantity).toBe(1)
    expect(await (await visitor.call('/qa/carts')).json()).toHaveLength(1)
  })

  it('has no effect in another visitor’s cart', async () => {
    const id = crypto.randomUUID()
    await add(mug, id)
    const other = await add(mug, id, demo.visitor())
    expect(other.shoppingCart.totalQuantity).toBe(1)
  })

  it('can be reused after a refusal', async () => {
    const id = crypto.randomUUID()
    await add({...plate, quantity: 3})
    await refused(ENTRIES, {...post(plate), headers: {'Add-To-Cart-Id': id}}, 422)
    const [entry] = (await ok<Cart>(CART)).entries
    await ok(`${ENTRIES}/${entry?.id}`, put({...plate, quantity: 1}))
    expect((await add(plate, id)).newlyAdded.quantity).toBe(2)
  })
})

describe('what a visitor may store', () => {
  const withNote = (note: string) => post({...planner, additionalFields: {note}})

  it('is 8,000 characters of answers a line', async () => {
    await ok(ENTRIES, withNote('x'.repeat(7900)))
    await refused(ENTRIES, withNote('x'.repeat(8000)), 422)
  })

  it('is 200 lines a cart, with any quantity of each', async () => {
    for (let line = 0; line < 200; line++) await ok(ENTRIES, withNote(`${line}`))
    await refused(ENTRIES, withNote('one more'), 422)
    await ok(ENTRIES, withNote('7'))
    expect((await ok<Cart>(CART)).totalQuantity).toBe(201)
  })

  it('is no copy of the cart with each addition', async () => {
    const note = 'x'.repeat(7000)
    const sent = 100 * note.length
    const before = await demo.bytes()
    for (let line = 0; line < 100; line++)
      await ok(ENTRIES, {...withNote(`${line} ${note}`), headers: {'Add-To-Cart-Id': crypto.randomUUID()}})
    expect(await demo.bytes()).toBeLessThan(before + 4 * sent)
  })
})

describe('concurrent calls', () => {
  it('50 additions give the exact total in one cart', async () => {
    await visitor.call('/')
    await Promise.all(Array.from({length: 50}, () => add(planner, crypto.randomUUID())))
    const cart = await ok<Cart>(CART)
    expect(cart.totalQuantity).toBe(50)
    expect(cart.entries).toHaveLength(1)
  })

  it('additions stop at the stock limit', async () => {
    await visitor.call('/')
    const replies = await Promise.all(Array.from({length: 8}, () => visitor.api(ENTRIES, post(plate))))
    expect(replies.filter(({status}) => status === 200)).toHaveLength(plate.stock)
    expect((await ok<Cart>(CART)).totalQuantity).toBe(plate.stock)
  })
})

describe('changing an entry', () => {
  it('sets the quantity, removes at 0, and removes', async () => {
    const {newlyAdded} = await add(mug)
    await add(bowl)
    const path = `${ENTRIES}/${newlyAdded.id}`
    const more = await ok<CartReply>(path, put({itemId: mug.itemId, sku: mug.sku, quantity: 4}))
    expect(more.shoppingCart.totalQuantity).toBe(5)
    const none = await ok<CartReply>(path, put({quantity: 0}))
    expect(none.shoppingCart.entries.map(({itemId}) => itemId)).toEqual([bowl.itemId])
    const [left] = none.shoppingCart.entries
    const empty = await ok<CartReply>(`${ENTRIES}/${left?.id}`, {method: 'DELETE'})
    expect(empty.shoppingCart).toMatchObject({
      entries: [],
      totalQuantity: 0,
      subtotalCents: 0,
      purelyDigital: false,
    })
    expect((await ok<Cart>(CART)).entries).toEqual([])
  })

  it('refuses more than the stock and invalid quantities', async () => {
    const {newlyAdded} = await add(plate)
    const path = `${ENTRIES}/${newlyAdded.id}`
    expect(await refused(path, put({quantity: 4}), 422)).toMatch(/enough/)
    expect(await refused(path, put({quantity: 'x'}), 422)).toMatch(/number/)
    expect(await refused(path, put({}), 422)).toMatch(/number/)
    expect((await ok<Cart>(CART)).totalQuantity).toBe(1)
  })

  it('accepts only entries of the visitor’s cart', async () => {
    const {newlyAdded} = await add(mug, undefined, demo.visitor())
    await refused(`${ENTRIES}/${newlyAdded.id}`, put({quantity: 2}), 404)
    await add(bowl)
    await refused(`${ENTRIES}/${newlyAdded.id}`, put({quantity: 2}), 404)
    await refused(`${ENTRIES}/${newlyAdded.id}`, {method: 'DELETE'}, 404)
  })

  it('refuses an entry that contains another item than the caller expects', async () => {
    const {newlyAdded} = await add(mug)
    await refused(`${ENTRIES}/${newlyAdded.id}`, put({itemId: bowl.itemId, quantity: 2}), 404)
  })

  it('replaces additional fields, and merges entries that become equal', async () => {
    const {newlyAdded} = await add({...mug, additionalFields: '{"Name":"Ada"}'})
    const path = (id: string) => `${ENTRIES}/${id}/additionalFields`
    const fields = (additionalFields: string) => put({itemId: mug.itemId, sku: mug.sku, additionalFields})
    const changed = await ok<EntryReply>(path(newlyAdded.id), fields('{"Name":"Bea"}'))
    expect(changed.updatedEntry).toMatchObject({id: newlyAdded.id, additionalFields: '{"Name":"Bea"}'})
    const second = await add({...mug, quantity: 2, additionalFields: '{"Name":"Cleo"}'})
    const merged = await ok<EntryReply>(path(second.newlyAdded.id), fields('{"Name":"Bea"}'))
    expect(merged.updatedEntry).toMatchObject({id: newlyAdded.id, quantity: 3})
    expect(merged.shoppingCart.entries).toHaveLength(1)
    await refused(path(newlyAdded.id), fields('nonsense'), 400)
  })
})

describe('subscriptions', () => {
  const PATH = '/3/commerce/cart/subscription'

  it('start with a token and do not change the cart', async () => {
    const {cartToken} = await ok<{cartToken: string}>(PATH, post({...club, qty: 2, additionalFields: null}))
    expect((await visitor.api(CART)).status).toBe(404)
    const page = await visitor.call(`/commerce/subscription?cartToken=${cartToken}`)
    expect((await page.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(
      /2 × \$19\.00 every month .*Total \$38\.00 /,
    )
  })

  it('are refused for items without a plan, and beyond the stock', async () => {
    expect(await refused(PATH, post(mug), 422)).toMatch(/not sold as a subscription/)
    expect(await refused(PATH, post({...club, qty: 201}), 422)).toMatch(/enough/)
    await refused(PATH, post({itemId: 'none'}), 404)
  })
})

describe('stock', () => {
  it('is listed by variant, with and without a trailing slash', async () => {
    for (const slash of ['/', '']) {
      const {results} = await ok<{results: unknown[]}>(
        `/commerce/inventory/stock${slash}?itemId=${mug.itemId}`,
      )
      expect(results).toContainEqual({sku: mug.sku, unlimited: false, qtyInStock: mug.stock})
    }
    const {results} = await ok<{results: unknown[]}>(`/commerce/inventory/stock/?itemId=${giftCard.itemId}`)
    expect(results).toContainEqual({sku: giftCard.sku, unlimited: true, qtyInStock: 0})
  })

  it('requires an item', async () => {
    await refused('/commerce/inventory/stock/', {}, 400)
    await refused('/commerce/inventory/stock/?itemId=none', {}, 404)
  })
})

it('reports no server errors', () => {
  expect(demo.problems).toEqual([])
})
