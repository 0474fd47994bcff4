import {request} from 'node:http'
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {mug, plate} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const CART = '/commerce/shopping-cart'
const post = (json: unknown) => ({method: 'POST', json})

let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const fault = (json: unknown) => visitor.call('/qa/faults', post(json))
const statusOf = async (path: string) => (await visitor.call(path)).status

describe('faults', () => {
  it('happen as often as requested', async () => {
    await fault({path: '/shop', status: 503, body: '<h1>Down</h1>', times: 2})
    const reply = await visitor.call('/shop')
    expect([reply.status, reply.headers.get('Content-Type'), await reply.text()]).toEqual([
      503,
      'text/html; charset=UTF-8',
      '<h1>Down</h1>',
    ])
    expect(await statusOf('/shop')).toBe(503)
    expect(await statusOf('/shop')).toBe(200)
  })

  it('send an object as JSON', async () => {
    await fault({path: `/api${CART}`, method: 'get', status: 500, body: {error: 'Broken'}})
    const reply = await visitor.api(CART)
    expect([reply.status, await reply.json()]).toEqual([500, {error: 'Broken'}])
  })

  it('can be an empty 204, and a 429 with a delay', async () => {
    await fault({path: '/shop', status: 204})
    expect(await statusOf('/shop')).toBe(204)
    await fault({path: '/shop', status: 429})
    expect((await visitor.call('/shop')).headers.get('Retry-After')).toBe('1')
  })

  it('apply to their method and path: the exact path first, then paths below', async () => {
    await fault({path: '/shop', status: 500})
    await fault({path: '/shop/tide-bowl', status: 501})
    expect(await statusOf('/shop/tide-bowl')).toBe(501)
    expect(await statusOf('/cart')).toBe(200)
    expect(await statusOf('/shop/moon-plate')).toBe(500)
    await fault({path: '/', status: 500})
    expect(await statusOf('/shop')).toBe(200)
    expect(await statusOf('/?from=ad')).toBe(500)
    await fault({path: '/cart', method: 'DELETE', status: 500})
    expect(await statusOf('/cart')).toBe(200)
  })

  it('apply to built files', async () => {
    await fault({path: '/vitrine/chunks/', status: 500})
    expect(await statusOf('/vitrine/chunks/core-12345678.js')).toBe(500)
    expect(await statusOf('/vitrine/chunks/core-12345678.js')).toBe(404)
  })

  it('cut the connection', async () => {
    await fault({path: `/api${CART}`, drop: true})
    await expect(visitor.api(CART)).rejects.toThrow('fetch failed')
    expect((await visitor.api(CART)).status).toBe(404)
  })

  it('can lose the answer of an executed call; repeating it adds nothing', async () => {
    const request = {...post(mug), headers: {'Add-To-Cart-Id': crypto.randomUUID()}}
    await visitor.call('/')
    await fault({path: `/api${CART}/entries`, drop: true, after: true})
    await expect(visitor.api(`${CART}/entries`, request)).rejects.toThrow('fetch failed')
    expect(((await (await visitor.call('/qa/carts')).json()) as Cart[])[0]?.totalQuantity).toBe(1)
    const repeat = await visitor.api(`${CART}/entries`, request)
    expect(((await repeat.json()) as {shoppingCart: Cart}).shoppingCart.totalQuantity).toBe(1)
  })

  it('can answer wrongly after an executed call, without its cookies', async () => {
    await fault({path: `/api${CART}/entries`, status: 502, body: '<h1>Bad Gateway</h1>', after: true})
    const reply = await visitor.api(`${CART}/entries`, post(mug))
    expect([reply.status, await reply.text()]).toEqual([502, '<h1>Bad Gateway</h1>'])
    expect(visitor.cookies.has('CART')).toBe(false)
    expect(await (await visitor.call('/qa/carts')).json()).toHaveLength(1)
  })

  it('delay a real answer', async () => {
    await fault({path: '/shop', delayMs: 150})
    const began = performance.now()
    expect(await statusOf('/shop')).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(140)
  })

  it('end when the caller disconnects, and the call is not executed', async () => {
    await visitor.call('/')
    await fault({path: `/api${CART}/entries`, delayMs: 60_000})
    const headers = {
      'X-CSRF-Token': visitor.cookies.get('crumb') ?? '',
      Cookie: `crumb=${visitor.cookies.get('crumb')}; VISITOR=${visitor.cookies.get('VISITOR')}`,
    }
    const signal = AbortSignal.timeout(100)
    const body = JSON.stringify(mug)
    const call = fetch(`${demo.url}/api${CART}/entries`, {method: 'POST', body, headers, signal})
    await expect(call).rejects.toThrow('aborted due to timeout')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await (await visitor.call('/qa/carts')).json()).toEqual([])
    expect(demo.problems).toEqual([])
  })

  it('are cleared', async () => {
    await fault({path: '/shop', status: 500})
    await visitor.call('/qa/faults', {method: 'DELETE'})
    expect(await statusOf('/shop')).toBe(200)
  })

  it.each([
    [{}, 'path is missing.'],
    [{path: 'shop'}, 'path must be a path that begins with /.'],
    [{path: '/', status: 99}, 'status must be a status from 200 to 599.'],
    [{path: '/', times: 0}, 'times must be a whole number from 1.'],
    [{path: '/', delayMs: -1}, 'delayMs must be milliseconds from 0 to 600000.'],
    [{path: '/', drop: 'yes'}, 'drop must be true or false.'],
    [{path: '/', method: 7}, 'method must be an HTTP method.'],
    [
      {path: '/', satus: 500},
      'satus is unknown; known are method, path, status, body, delayMs, times, drop, after.',
    ],
    [[], 'The body must be a JSON object.'],
  ])('%j is refused', async (value, error) => {
    const reply = await fault(value)
    expect([reply.status, await reply.json()]).toEqual([400, {error}])
  })
})

describe('the other hooks', () => {
  it('reset to the seed', async () => {
    await visitor.api(`${CART}/entries`, post(plate))
    expect(await (await visitor.call('/qa/carts')).json()).toHaveLength(1)
    await visitor.call('/qa/reset', {method: 'POST'})
    expect(await (await visitor.call('/qa/carts')).json()).toEqual([])
    expect((await visitor.api(CART)).status).toBe(404)
  })

  it('list the contents of the database', async () => {
    for (const name of ['orders', 'submissions', 'events', 'events?name=Pageview'])
      expect(await (await visitor.call(`/qa/${name}`)).json()).toEqual([])
  })

  it('set the clock, which continues to run', async () => {
    const now = Date.UTC(2030, 0, 1)
    await visitor.call('/qa/clock', post({now}))
    await visitor.api(`${CART}/entries`, post(mug))
    const {created} = (await (await visitor.api(CART)).json()) as Cart
    expect(created).toBeGreaterThanOrEqual(now)
    expect(created).toBeLessThan(now + 60_000)
    expect((await visitor.call('/qa/clock', post({now: 'noon'}))).status).toBe(400)
    const back = (await (await visitor.call('/qa/clock', post({now: null}))).json()) as {now: number}
    expect(Math.abs(Date.now() - back.now)).toBeLessThan(1000)
  })

  it('do not exist without QA', async () => {
    const plain = await startDemo({qa: false})
    const other = plain.visitor()
    const calls = ['/qa', '/qa/carts', '/qa/orders', '/qa/submissions', '/qa/events', '/assets/qa.js']
    for (const path of calls) expect((await other.call(path)).status).toBe(404)
    for (const path of ['/qa/reset', '/qa/faults', '/qa/clock'])
      expect((await other.call(path, post({path: '/shop', status: 500, now: 0}))).status).toBe(404)
    expect((await other.call('/shop')).status).toBe(200)
    expect(await (await other.call('/')).text()).not.toContain('href="/qa"')
    await plain.stop()
  })

  it.each([
    {Origin: 'http://evil.example'},
    {'Sec-Fetch-Site': 'cross-site', Origin: 'http://evil.example'},
    {'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:3000'},
  ])('refuse pages of another origin: %j', async (headers) => {
    await visitor.api(`${CART}/entries`, post(mug))
    const text = {'Content-Type': 'text/plain'}
    for (const path of ['/qa/reset', '/qa/clock', '/qa/owner', '/qa/faults'])
      expect(
        (await visitor.call(path, {method: 'POST', body: '{}', headers: {...text, ...headers}})).status,
      ).toBe(403)
    for (const path of ['/qa/carts', '/qa/orders', '/qa/events'])
      expect((await visitor.call(path, {headers})).status).toBe(403)
    expect(await (await visitor.call('/qa/carts')).json()).toHaveLength(1)
  })

  it('answer pages of the shop, and a visitor who types the address', async () => {
    const own = {'Sec-Fetch-Site': 'same-origin', Origin: demo.url}
    expect((await visitor.call('/qa/reset', {method: 'POST', headers: own})).status).toBe(200)
    expect((await visitor.call('/qa/carts', {headers: {'Sec-Fetch-Site': 'none'}})).status).toBe(200)
  })

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4173'])(
    'refuse other host names: %s',
    async (Host) => {
      const {hostname, port} = new URL(demo.url)
      const ask = (path: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const sent = request({hostname, port, path, headers: {Host}}, (reply) => {
            reply.resume()
            resolve(reply.statusCode)
          })
          sent.on('error', reject).end()
        })
      expect([await ask('/qa/orders'), await ask('/shop')]).toEqual([403, 200])
    },
  )

  it('can be disabled while the pages stay', async () => {
    const plain = await startDemo({qa: 'pages'})
    const other = plain.visitor()
    expect((await other.call('/qa')).status).toBe(200)
    for (const path of ['/qa/carts', '/qa/orders', '/qa/submissions', '/qa/events'])
      expect((await other.call(path)).status).toBe(404)
    for (const path of ['/qa/reset', '/qa/faults', '/qa/clock', '/qa/owner'])
      expect((await other.call(path, post({path: '/shop', status: 500, now: 0}))).status).toBe(404)
    await plain.stop()
  })
})
