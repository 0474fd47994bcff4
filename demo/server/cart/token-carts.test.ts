import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import type {AddReply, Cart} from '../../../src/api/generated/schema.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import {createVisitor} from '../testing/visitor.ts'

const CART = '/api/commerce/shopping-cart'
const ENTRIES = `${CART}/entries`
const PAGE = 'https://www.shop.example'
const STRANGER = 'https://stranger.example'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({shopOrigins: () => [PAGE], writesPerMinute: 100_000})
})
afterAll(() => demo.stop())

interface Sent {
  method?: string
  json?: unknown
  token?: string
  origin?: string
}

/** A call from a page at `origin`, by a browser that blocks third-party cookies. */
async function call(path: string, {method = 'GET', json, token, origin = PAGE}: Sent = {}) {
  const headers = {
    Origin: origin,
    'Sec-Fetch-Site': 'cross-site',
    ...(json !== undefined && {'Content-Type': 'application/json'}),
    ...(token && {'Cart-Token': token}),
  }
  const body = json === undefined ? null : JSON.stringify(json)
  const reply = await fetch(demo.url + path, {method, headers, body})
  expect(await replyProblems(reply, method)).toEqual([])
  return reply
}

const tokenOf = (reply: Response): string => reply.headers.get('Cart-Token') ?? ''

async function add(json: unknown = mug, token?: string) {
  const reply = await call(ENTRIES, {method: 'POST', json, ...(token && {token})})
  expect(reply.status).toBe(200)
  const body: AddReply = await reply.json()
  return {token: tokenOf(reply), ...body}
}

describe('a page on another origin', () => {
  it('uses the token of the reply, without cookies and crumb', async () => {
    const {token, shoppingCart} = await add()
    expect(token.length).toBeGreaterThan(60)
    const read = await call(CART, {token})
    const cart: Cart = await read.json()
    expect([cart.id, cart.totalQuantity]).toEqual([shoppingCart.id, 1])
    const entry = `${ENTRIES}/${shoppingCart.entries[0]?.id}`
    const more = await call(entry, {method: 'PUT', json: {quantity: 4}, token: tokenOf(read)})
    expect((await more.json()).shoppingCart.totalQuantity).toBe(4)
    const none = await call(entry, {method: 'DELETE', token: tokenOf(more)})
    expect((await none.json()).shoppingCart.entries).toEqual([])
  })

  it('gets a new token with each reply, and earlier tokens stay valid', async () => {
    const first = await add()
    const second = await add(bowl, first.token)
    expect(second.token).not.toBe(first.token)
    expect(second.shoppingCart.id).toBe(first.shoppingCart.id)
    expect((await add(bowl, first.token)).shoppingCart.totalQuantity).toBe(3)
  })

  it('sends codes and the location to the cart of its token', async () => {
    const {token, shoppingCart} = await add()
    const path = `/api/3/commerce/cart/${shoppingCart.id}`
    const json = {giftOrPromoCode: 'WELCOME10'}
    const coded = await call(`${path}/codes`, {method: 'POST', json, token})
    expect((await coded.json()).shoppingCart.discountCents).toBe(340)
    const other = await add()
    const foreign = await call(`${path}/codes/WELCOME10`, {method: 'DELETE', token: other.token})
    expect(foreign.status).toBe(404)
  })

  it('finds no cart for an invented, altered or foreign token', async () => {
    const [one, other] = [await add(), await add()]
    const [, seal] = one.token.split('.')
    for (const token of ['x', 'x.y', `${one.token.slice(0, -1)}_`, `${other.shoppingCart.id}.${seal}`])
      expect((await call(CART, {token})).status).toBe(404)
  })

  it('finds nothing in a cart that no longer exists, and starts another', async () => {
    const {token, shoppingCart} = await add()
    await demo.visitor().call('/qa/reset', {method: 'POST'})
    expect((await call(CART, {token})).status).toBe(404)
    const next = await add(mug, token)
    expect(next.shoppingCart.id).not.toBe(shoppingCart.id)
    expect((await call(CART, {token: next.token})).status).toBe(200)
  })

  it('is allowed by its exact origin, with cookies, and can read the token header', async () => {
    for (const path of [CART, ENTRIES]) {
      const headers = {
        Origin: PAGE,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type,cart-token,add-to-cart-id',
      }
      const reply = await fetch(demo.url + path, {method: 'OPTIONS', headers})
      expect(reply.status).toBe(204)
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
      expect(reply.headers.get('Access-Control-Allow-Methods')).toMatch(/POST,PUT,DELETE/)
      expect(reply.headers.get('Access-Control-Allow-Headers')).toMatch(/cart-token/)
    }
    for (const reply of [await call(CART), await call(ENTRIES, {method: 'POST', json: {}})]) {
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
      expect(reply.headers.get('Access-Control-Allow-Credentials')).toBe('true')
      expect(reply.headers.get('Access-Control-Expose-Headers')).toMatch(/Cart-Token/)
      expect(reply.headers.get('Vary')).toMatch(/Origin/)
    }
  })

  it('can request a submission key and send events', async () => {
    expect((await call('/api/form/FormSubmissionKey', {method: 'POST'})).status).toBe(200)
    const json = {event: 'Pageview', data: '{"event_id":"a"}'}
    expect((await call('/api/events/RecordEvent', {method: 'POST', json})).status).toBe(200)
  })

  it('does not log anyone in', async () => {
    const json = {email: 'ines@example.com', password: 'x', rememberMe: false}
    const reply = await call('/api/site-users/account/session', {method: 'POST', json})
    expect(reply.status).toBe(403)
  })
})

describe('a page of an unknown origin', () => {
  it('is refused, with or without a token', async () => {
    const {token} = await add()
    for (const sent of [{}, {token}]) {
      const write = await call(ENTRIES, {method: 'POST', json: mug, origin: STRANGER, ...sent})
      const read = await call(CART, {origin: STRANGER, ...sent})
      expect(write.status).toBe(403)
      for (const {headers} of [write, read]) expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })
})

describe('the shop’s own pages', () => {
  it('use cookies, and get no token', async () => {
    const visitor = demo.visitor()
    const reply = await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: mug})
    expect(reply.headers.get('Cart-Token')).toBeNull()
    expect(visitor.cookies.has('CART')).toBe(true)
  })

  it('share their cart with a page on a host that receives their cookies', async () => {
    const visitor = demo.visitor()
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: mug})
    const reply = await visitor.call(CART, {headers: {Origin: PAGE}})
    expect((await (await call(CART, {token: tokenOf(reply)})).json()).totalQuantity).toBe(1)
  })

  it('keep their cart when a token is invalid', async () => {
    const visitor = demo.visitor()
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: mug})
    const reply = await visitor.call(CART, {headers: {'Cart-Token': 'x'}})
    expect([reply.status, visitor.cookies.has('CART')]).toEqual([404, true])
  })
})

describe('pages that the shop serves', () => {
  it('name the API on the other host, and may call it', async () => {
    const other = createVisitor(demo.url, {'X-Nothing': ''})
    const own = await (await other.call('/')).text()
    expect(own).not.toContain('data-api')
    const served = await startDemo({shopOrigins: (url) => [url.replace('127.0.0.1', 'localhost')]})
    const reply = await fetch(served.url.replace('127.0.0.1', 'localhost'))
    expect(await reply.text()).toContain(`src="/vitrine/loader.js" data-api="${served.url}"`)
    expect(reply.headers.get('Content-Security-Policy')).toContain(`connect-src 'self' ${served.url};`)
    await served.stop()
  })
})
