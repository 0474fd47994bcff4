import {describe, expect, it} from 'vitest'
import {description} from '../../../test/check-backend/run.ts'
import {PARTS} from '../../check/case.ts'
import type {Client, Clients} from '../../check/client.ts'
import {createValidate} from '../../check/description/create-validate.ts'
import {runChecks} from '../../check/run-checks.ts'
import {parseForm} from '../../model/form.ts'
import {createShop} from './create-shop.ts'
import {readHeld, type Store} from './held-cart.ts'
import type {Supply} from './supply.ts'

const variants = [
  {sku: 'MUG-S', price: 2800, attributes: {Size: 'Small'}, qtyInStock: 30},
  {sku: 'MUG-L', price: 3400, attributes: {Size: 'Large'}, qtyInStock: 2},
]
const parsed = parseForm(
  {id: 'f', fields: [{id: 'mail', type: 'email', title: 'Mail', required: true}]},
  () => {},
)

const bowls = [{sku: 'BOWL', price: 3900, attributes: {}, qtyInStock: 5}]

const plates = [{sku: 'PLATE', price: 1900, attributes: {}, qtyInStock: 5}]

const supply: Supply = {
  currency: 'USD',
  products: new Map([
    ['mug', {id: 'mug', title: 'Mug', fullUrl: '/shop/mug', productType: 1, categories: ['Cups'], variants}],
    ['plate', {id: 'plate', title: 'Plate', fullUrl: '/shop/plate', productType: 1, variants: plates}],
    ['bowl', {id: 'bowl', title: 'Tide Bowl', fullUrl: '/shop/bowl', productType: 1, variants: bowls}],
  ]),
  stock: new Map(),
  codes: [{code: 'WELCOME10', name: 'Welcome', kind: 'percent', value: 10, minimum: 0}],
  quickViews: new Map([['mug', '<h2>Mug</h2>']]),
  forms: new Map([['f', parsed.ok ? parsed.value : null]]),
  members: new Map([['ada@example.com', 'engine']]),
  checkoutUrl: '/',
}

function createStore(): Store {
  let stored: string | null = null
  return {
    read: () => stored,
    write: (text) => {
      stored = text
    },
  }
}

/** A visitor of a page; each has separate storage. */
function createClient(given = supply): Client {
  const store = createStore()
  const shop = createShop({readSupply: () => given, store, lists: createStore()})
  return {
    send: async (ask) => {
      const headers = new Headers(ask.headers)
      const {status, body} = shop({
        method: ask.method,
        path: ask.path,
        header: (name) => headers.get(name),
        body: ask.body ?? '',
      })
      return {
        ask,
        status,
        header: () => 'application/json',
        text: body === undefined ? '' : JSON.stringify(body),
      }
    },
    // `mayHaveCart` replaces the cookie
    readCookie: (name) => (name === 'hasCart' && readHeld(store) ? 'true' : null),
  }
}

const clients: Clients = {withCookies: () => createClient(), withoutCookies: () => createClient()}

/** Parts that only a server has: it identifies visitors by cookies or a token, and allows pages of other origins. */
const OF_SERVERS = ['crumb', 'tokens', 'cors', 'subscription']

describe('the contract', () => {
  it('is kept as by a server', async () => {
    const outcomes = []
    const given = {
      item: {itemId: 'mug', sku: 'MUG-S'},
      code: 'WELCOME10',
      category: 'Cups',
      form: {id: 'f', values: {mail: 'ada@example.com'}},
      post: 'kiln',
    }
    const parts = PARTS.filter((part) => !OF_SERVERS.includes(part))
    const validate = createValidate(description)
    for await (const outcome of runChecks({clients, given, parts, validate})) outcomes.push(outcome)
    const asked = outcomes.filter(({part}) => !OF_SERVERS.includes(part))
    expect(asked.filter(({state}) => state !== 'passed')).toEqual([])
    expect(asked.length).toBeGreaterThan(30)
  })
})

/** Makes a call as the client does. */
async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, given = supply) {
  const {status, text} = await createClient(given).send({
    method,
    path,
    headers: {},
    body: JSON.stringify(body),
  })
  return {status, reply: text === '' ? null : JSON.parse(text)}
}

describe('behaviour that the cases do not cover', () => {
  it.each([
    [{email: 'ada@example.com', password: 'engine'}, 200],
    [{email: 'ada@example.com', password: 'loom'}, 401],
    [{email: 'constructor', password: ''}, 401],
    [{email: 'stranger@example.com'}, 401],
    [{}, 401],
  ])('logs in with %j: %i', async (body, status) => {
    expect(await call('POST', '/api/site-users/account/session', body)).toMatchObject({status})
  })

  it('logs out', async () => {
    expect(await call('DELETE', '/api/site-users/account/session?cloneCart=false')).toMatchObject({
      status: 204,
    })
  })

  it.each([
    [{productId: 'mug', email: 'ada@example.com'}, 204],
    [{productId: 'mug', email: 'ada'}, 400],
    [{productId: 'vase', email: 'ada@example.com'}, 404],
  ])('answers %j as a restock request with: %i', async (body, status) => {
    expect(await call('POST', '/api/commerce/restock-notification', body)).toMatchObject({status})
  })

  it('reports the error of each field of a form', async () => {
    const errors = {mail: 'This is not an e-mail address.'}
    expect(await call('POST', '/api/rest/forms/validate/f', {mail: 'ada'})).toMatchObject({
      status: 400,
      reply: {errors},
    })
  })

  it('suggests products of the page that have an address', async () => {
    const {status, reply} = await call('GET', '/api/commerce/products/suggest?q=nothing')
    expect([status, reply]).toEqual([200, {products: [], categories: [], pages: []}])
    const titles = async (words: string) =>
      (await call('GET', `/api/commerce/products/suggest?q=${encodeURIComponent(words)}`)).reply.products.map(
        ({title}: {title: string}) => title,
      )
    expect(await titles('bow tide')).toEqual(['Tide Bowl'])
    for (const words of ['owl', '', ' ', '!']) expect(await titles(words), words).toEqual([])
  })

  it('begins no subscription: there is no checkout', async () => {
    expect(await call('POST', '/api/3/commerce/cart/subscription', {})).toMatchObject({status: 422})
  })

  it('names a call that it does not support', async () => {
    const {status, reply} = await call('GET', '/api/google-maps/places/details')
    expect(status).toBe(404)
    expect(reply.error).toContain('GET /api/google-maps/places/details')
  })

  it('uses the stock that the page states separately from the product', async () => {
    const stock = new Map([['MUG-L', 7]])
    const {reply} = await call('GET', '/api/commerce/inventory/stock/?itemId=mug', undefined, {
      ...supply,
      stock,
    })
    expect(reply.results).toContainEqual({sku: 'MUG-L', unlimited: false, qtyInStock: 7})
  })
})

describe('a cart in storage', () => {
  const store = createStore()
  const read = (given: Supply) =>
    createShop({readSupply: () => given, store, lists: createStore()})({
      method: 'GET',
      path: '/api/commerce/shopping-cart',
      header: () => null,
      body: '',
    })
  const add = () =>
    createShop({readSupply: () => supply, store, lists: createStore()})({
      method: 'POST',
      path: '/api/commerce/shopping-cart/entries',
      header: () => null,
      body: '{"itemId": "mug", "sku": "MUG-S", "quantity": 2}',
    })

  it('is read on a page that does not have its products', () => {
    add()
    expect(read({...supply, products: new Map()})).toMatchObject({
      body: {entries: [{title: 'Mug', subTotal: 5600}]},
    })
  })

  it('shows the picture of the chosen variant, or else that of the product', () => {
    const items = [{id: 'p2', assetUrl: '/large.jpg'}]
    const [small, large] = variants
    const mug = {id: 'mug', productType: 1, assetUrl: '/mug.jpg', items}
    const shown = (chosen: object) =>
      read({...supply, products: new Map([['mug', {...mug, variants: [{...small, ...chosen}, large]}]])})
    add()
    expect(shown({mainImageId: 'p2'})).toMatchObject({body: {entries: [{imageUrl: '/large.jpg'}]}})
    expect(shown({mainImageId: 'p3'})).toMatchObject({body: {entries: [{imageUrl: '/mug.jpg'}]}})
    expect(shown({})).toMatchObject({body: {entries: [{imageUrl: '/mug.jpg'}]}})
  })

  it.each([
    '{',
    '[]',
    '{"id": 1}',
    '{"id": "a", "created": 1, "entries": [null], "codes": [], "added": {}, "products": {}}',
  ])('is ignored if it is %s', (text) => {
    store.write(text)
    expect(read(supply).status).toBe(404)
  })
})
