import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import type {AddReply, Cart} from '../../../src/api/generated/schema.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import {type Call, createVisitor} from '../testing/visitor.ts'

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

  it('have nothing after the seal', async () => {
    const reply = await call(`${CART}/entries`, {method: 'POST', json: mug, token: 'x'})
    expect((await call(CART, {token: tokenOf(reply)})).status).toBe(200)
    expect((await call(CART, {token: `${tokenOf(reply)}.x`})).status).toBe(404)
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

describe('the way to the checkout', () => {
  const FROM_PAGE = {Referer: `${PAGE}/`, 'Sec-Fetch-Dest': 'document'}

  /** A cart of a page on another origin: its token, and the path that the checkout link opens. */
  async function elsewhere(json: unknown = mug) {
    const {token, shoppingCart} = await add(json)
    const {pathname, search} = new URL(shoppingCart.checkoutUrl ?? '')
    return {token, id: shoppingCart.id, path: pathname + search}
  }
  type Shopper = ReturnType<typeof createVisitor>
  /** Opens an address and what it leads to; returns the path and the page. */
  async function arrive(who: Shopper, path: string, headers: Record<string, string> = FROM_PAGE) {
    const reply = await who.call(path, {headers})
    const location = reply.headers.get('Location') ?? path
    return {location, page: await (await who.call(location)).text()}
  }
  const heldBy = async (who: Shopper): Promise<string[] | null> => {
    const reply = await who.api('/commerce/shopping-cart')
    const cart: Cart = await reply.json()
    return reply.ok ? cart.entries.map(({title, quantity}) => `${quantity} × ${title}`) : null
  }
  async function withBowls(): Promise<Shopper> {
    const who = demo.visitor()
    await who.api('/commerce/shopping-cart/entries', {method: 'POST', json: {...bowl, quantity: 3}})
    return who
  }
  const fieldsOf = (page: string, action: string): Record<string, string> => {
    expect(page).toContain(`action="${action}"`)
    const hidden = [...page.matchAll(/<input type="hidden" name="(crumb|orderId|total)" value="([^"]*)"/g)]
    return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  }
  const BUYER = {
    email: 'ada@example.com',
    name: 'Ada',
    line1: '1 Secret Street',
    city: 'Hoboken',
    postalCode: '07030',
    country: 'US',
  }

  it('gives no token to a program that sends an invented one', async () => {
    const program = demo.visitor()
    await program.call('/')
    const headers = {'Cart-Token': 'x'}
    const reply = await program.api('/commerce/shopping-cart/entries', {method: 'POST', json: mug, headers})
    const body: AddReply = await reply.json()
    expect([reply.status, reply.headers.get('Cart-Token'), body.shoppingCart.checkoutUrl]).toEqual([
      200,
      null,
      undefined,
    ])
  })

  it.each([
    ['a link in a mail', {'Sec-Fetch-Dest': 'document'}],
    ['a link on another site', {...FROM_PAGE, Referer: `${STRANGER}/`}],
    ['a link on a site whose name begins alike', {...FROM_PAGE, Referer: `${PAGE}.stranger.example/`}],
    ['a picture on a page of the shop', {...FROM_PAGE, 'Sec-Fetch-Dest': 'image'}],
    ['a frame', {...FROM_PAGE, 'Sec-Fetch-Dest': 'iframe'}],
    ['a picture in an old browser', {Referer: `${PAGE}/`, Accept: 'image/webp,*/*'}],
    ['a call for HTML in an old browser', {Referer: `${PAGE}/`, Accept: 'text/html', Origin: PAGE}],
  ])('is not %s', async (_, headers) => {
    const {path} = await elsewhere()
    for (const who of [await withBowls(), demo.visitor()]) {
      const before = [await heldBy(who), who.cookies.get('CART')]
      const {location, page} = await arrive(who, path, headers)
      expect(location).toBe('/checkout?ended=true')
      expect(page).toContain('This way to the checkout has ended.')
      expect([await heldBy(who), who.cookies.get('CART')]).toEqual(before)
    }
  })

  it.each<[string, Call]>([
    ['fetches it before a press', {headers: {'Sec-Purpose': 'prefetch;prerender'}}],
    ['fetches it before a press, and is older', {headers: {Purpose: 'prefetch'}}],
    ['fetches it before a press, and is an older Firefox', {headers: {'X-Moz': 'prefetch'}}],
    ['previews it, and is an older Safari', {headers: {'X-Purpose': 'preview'}}],
    ['asks for its headers alone', {method: 'HEAD'}],
  ])('is not taken by a browser that %s', async (_, {method = 'GET', headers}) => {
    const {path} = await elsewhere()
    const who = demo.visitor()
    const reply = await who.call(path, {method, headers: {...FROM_PAGE, ...headers}})
    expect([reply.status, await heldBy(who)]).toEqual([503, null])
    expect((await arrive(who, path)).location).toBe('/checkout')
    expect(await heldBy(who)).toEqual(['1 × Speckled Mug'])
  })

  it('is not the token that opens the cart, nor does it open the cart', async () => {
    const {token, path} = await elsewhere()
    const who = demo.visitor()
    expect((await arrive(who, `/checkout?cart=${token}`)).location).toBe('/checkout?ended=true')
    const ofCheckout = new URLSearchParams(path.split('?')[1]).get('cart') ?? ''
    expect((await call(CART, {token: ofCheckout})).status).toBe(404)
    expect(await heldBy(who)).toBeNull()
  })

  it('gives a browser without a cart a copy, which the tokens do not open', async () => {
    const {token, id, path} = await elsewhere()
    const who = demo.visitor()
    const {location, page} = await arrive(who, path)
    expect(location).toBe('/checkout')
    expect(await heldBy(who)).toEqual(['1 × Speckled Mug'])
    expect(who.cookies.get('CART')).not.toBe(id)
    const fields = {...fieldsOf(page, '/checkout'), ...BUYER, estimate: 'true'}
    expect((await who.submit('/checkout', fields)).status).toBe(303)
    expect(await (await call(CART, {token})).text()).not.toContain('1 Secret Street')
  })

  it('leads beside the cart of a browser that has one, and an order there takes nothing from it', async () => {
    const {token, path} = await elsewhere()
    const who = await withBowls()
    const {location, page} = await arrive(who, path)
    expect(location).toMatch(/^\/checkout\?handed=/)
    expect(page).toContain('Speckled Mug')
    expect(page).not.toContain('Tide Bowl</')
    expect(await heldBy(who)).toEqual(['3 × Tide Bowl'])
    const reply = await who.submit(location, {...fieldsOf(page, location), ...BUYER, total: ''})
    const priced = await (await who.call(reply.headers.get('Location') ?? '')).text()
    const ordered = await who.submit(location, {...fieldsOf(priced, location), ...BUYER})
    expect(ordered.headers.get('Location')).toMatch(/^\/order-confirmed\//)
    expect(await heldBy(who)).toEqual(['3 × Tide Bowl'])
    expect((await call(CART, {token})).status).toBe(404)
    const stranger = await arrive(demo.visitor(), location)
    expect(stranger.page).not.toContain('Speckled Mug')
  })

  it('copies once: to the same visitor again, and to no other', async () => {
    const {path} = await elsewhere()
    const who = demo.visitor()
    await arrive(who, path)
    const copy = who.cookies.get('CART')
    expect((await arrive(who, path)).location).toBe('/checkout')
    expect(who.cookies.get('CART')).toBe(copy)
    const other = demo.visitor()
    expect((await arrive(other, path)).location).toBe('/checkout?ended=true')
    expect(await heldBy(other)).toBeNull()
  })

  it('replaces the copy of a cart that the page has changed since', async () => {
    const {token, path} = await elsewhere()
    const who = demo.visitor()
    await arrive(who, path)
    const {shoppingCart} = await add(bowl, token)
    const {pathname, search} = new URL(shoppingCart.checkoutUrl ?? '')
    expect((await arrive(who, pathname + search)).location).toBe('/checkout')
    expect(await heldBy(who)).toEqual(['1 × Speckled Mug', '1 × Tide Bowl'])
  })

  it('leaves what was added after the order to the cart of the page', async () => {
    const {token, path} = await elsewhere()
    const who = demo.visitor()
    const {page} = await arrive(who, path)
    await add(bowl, token)
    const priced = await who.submit('/checkout', {...fieldsOf(page, '/checkout'), ...BUYER, total: ''})
    const again = await (await who.call(priced.headers.get('Location') ?? '')).text()
    await who.submit('/checkout', {...fieldsOf(again, '/checkout'), ...BUYER})
    const cart: Cart = await (await call(CART, {token})).json()
    expect(cart.entries.map(({title}) => title)).toEqual(['Tide Bowl'])
  })

  it('ends after half an hour', async () => {
    const {path} = await elsewhere()
    await demo.visitor().call('/qa/clock', {method: 'POST', json: {now: Date.now() + 31 * 60_000}})
    expect((await arrive(demo.visitor(), path)).location).toBe('/checkout?ended=true')
  })
})

it('a cart of a page gets another id when its visitor logs in', async () => {
  const who = demo.visitor()
  await who.api('/commerce/shopping-cart/entries', {method: 'POST', json: mug})
  const id = who.cookies.get('CART')
  const shared = await who.call(CART, {headers: {Origin: PAGE}})
  const json = {email: 'ines@example.com', password: 'wheel-thrown-clay', rememberMe: false}
  expect((await who.api('/site-users/account/session', {method: 'POST', json})).status).toBe(200)
  expect(who.cookies.get('CART')).not.toBe(id)
  expect((await who.api('/commerce/shopping-cart')).status).toBe(200)
  expect((await call(CART, {token: tokenOf(shared)})).status).toBe(404)
})
