import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import {type FakeServer, html, json, noContent, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {page} from '../../page/page.ts'
import {addEntry, loadCart, removeEntry, updateEntry} from './cart.ts'
import {updateAdditionalFields} from './entry-fields.ts'
import {loadStock} from './inventory.ts'
import {createSubscriptionCart} from './subscription.ts'

let server: FakeServer

beforeAll(async () => {
  server = await startFakeServer()
})

afterAll(() => server.close())

beforeEach(() => {
  vi.stubGlobal('document', {cookie: 'crumb=c'})
  page().api = server.origin
})

afterEach(() => vi.unstubAllGlobals())

const entry = {id: 'e1', itemId: 'i1', quantity: 3, title: 'Mug', subTotal: 300, purchasePriceCents: 100}
const shoppingCart = {id: 'c1', entries: [entry], totalQuantity: 3, subtotalCents: 300}
const ID = 'a b/"£'
const PATH = '/api/commerce/shopping-cart/entries/a%20b%2F%22%C2%A3'

describe('loadCart', () => {
  it('reads the cart again each time', async () => {
    server.answer(json(shoppingCart))
    expect(await loadCart()).toMatchObject({id: 'c1', totalQuantity: 3})
    expect(server.received[0]?.url).toMatch(
      /^\/api\/commerce\/shopping-cart\?timecode=\d+&calculateSubtotal=true$/,
    )
    expect(server.received[0]?.headers['cache-control']).toBe('no-cache')
  })

  it('accepts a wrapped cart, too', async () => {
    server.answer(json({shoppingCart}))
    expect((await loadCart()).id).toBe('c1')
  })

  it('is empty if there is no cart', async () => {
    server.answer(json({error: 'There is no cart yet.'}, 404))
    expect(await loadCart()).toMatchObject({id: null, entries: [], totalQuantity: 0})
  })

  it.each([json([]), json(null), json('x'), html('<p>'), noContent])(
    'never accepts nonsense as an empty cart',
    async (answer) => {
      server.answer(answer)
      await expect(loadCart()).rejects.toMatchObject({name: 'ApiError', kind: 'malformed'})
    },
  )

  it('can be aborted', async () => {
    await expect(loadCart({signal: AbortSignal.abort()})).rejects.toMatchObject({kind: 'aborted'})
  })
})

describe('addEntry', () => {
  const wanted = {itemId: 'i1', sku: null, quantity: 2, idempotencyKey: 'uuid'}

  it('sends the item with its key and returns cart and entry', async () => {
    server.answer(json({shoppingCart, newlyAdded: entry}))
    const added = await addEntry({...wanted, additionalFields: {Name: 'Ada'}})
    expect(added.cart.totalQuantity).toBe(3)
    expect(added.newlyAdded?.quantity).toBe(3)
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        url: '/api/commerce/shopping-cart/entries',
        headers: {'add-to-cart-id': 'uuid', 'x-csrf-token': 'c', 'content-type': 'application/json'},
        body: {itemId: 'i1', sku: null, quantity: 2, additionalFields: '{"Name":"Ada"}'},
      },
    ])
  })

  it('keeps text as it is, and sends null if nothing was filled in', async () => {
    server.answer(json({shoppingCart}))
    await addEntry({...wanted, additionalFields: '{"a":1}'})
    expect((await addEntry(wanted)).newlyAdded).toBeNull()
    const bodies = server.received.map(({body}) => body)
    expect(bodies).toMatchObject([{additionalFields: '{"a":1}'}, {additionalFields: null}])
  })

  it('keeps its key after a refused crumb', async () => {
    server.answer(json({crumbFail: true, crumb: 'n'}), json({shoppingCart}))
    await addEntry(wanted)
    expect(server.received.map(({headers}) => headers['add-to-cart-id'])).toEqual(['uuid', 'uuid'])
  })
})

describe('an entry', () => {
  it('is changed, filled in again and removed, whatever its id', async () => {
    server.answer(json({shoppingCart}))
    await updateEntry(ID, {itemId: 'i1', sku: 's', quantity: 4})
    await updateAdditionalFields(ID, {itemId: 'i1', sku: 's', additionalFields: {a: 1}})
    expect((await removeEntry(ID)).cart.id).toBe('c1')
    expect(server.received).toMatchObject([
      {method: 'PUT', url: PATH, body: {itemId: 'i1', sku: 's', quantity: 4}},
      {method: 'PUT', url: `${PATH}/additionalFields`, body: {additionalFields: '{"a":1}'}},
      {method: 'DELETE', url: PATH},
    ])
  })
})

describe('loadStock', () => {
  it('reads one line for each variant', async () => {
    server.answer(json({results: [{sku: 'a', unlimited: false, qtyInStock: 2}, null, {unlimited: true}]}))
    expect(await loadStock('i 1')).toEqual([
      {sku: 'a', variantId: null, unlimited: false, qtyInStock: 2},
      {sku: null, variantId: null, unlimited: true, qtyInStock: 0},
    ])
    expect(server.received[0]?.url).toBe('/api/commerce/inventory/stock/?itemId=i%201')
  })

  it('rejects a reply without results as malformed', async () => {
    server.answer(json({}))
    await expect(loadStock('i1')).rejects.toMatchObject({kind: 'malformed'})
  })
})

describe('createSubscriptionCart', () => {
  const wanted = {itemId: 'i1', sku: 's', quantity: 2}

  it('returns the token', async () => {
    server.answer(json({cartToken: 't'}))
    expect(await createSubscriptionCart(wanted)).toBe('t')
    expect(server.received[0]).toMatchObject({
      url: '/api/3/commerce/cart/subscription',
      body: {itemId: 'i1', sku: 's', qty: 2, additionalFields: null},
    })
  })

  it.each([{}, null, [], {cartToken: ''}])('rejects %j as malformed', async (reply) => {
    server.answer(json(reply))
    await expect(createSubscriptionCart(wanted)).rejects.toMatchObject({kind: 'malformed'})
  })
})
