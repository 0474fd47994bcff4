import {afterEach, describe, expect, it} from 'vitest'
import {replyProblems} from '../testing/api-description.ts'
import {bowl} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'
import {networkOf} from './client.ts'
import {createRateLimit} from './rate-limit.ts'

const ENTRIES = '/commerce/shopping-cart/entries'
const KEY = '/form/FormSubmissionKey'
const CODE = {giftOrPromoCode: 'GUESS'}

let demo: TestDemo | undefined
afterEach(async () => {
  await demo?.stop()
  demo = undefined
})

/** A shop behind one proxy, which adds the visitors' addresses. */
const open = async (options: Parameters<typeof startDemo>[0]): Promise<TestDemo> => {
  demo = await startDemo({proxies: 1, ...options})
  return demo
}
const from = (address: string) => ({'X-Forwarded-For': address})
const post = (visitor: Visitor, path: string, json: unknown, headers: Record<string, string> = {}) =>
  visitor.api(path, {method: 'POST', json, headers})

/** The statuses of `count` calls, each from a new visitor. */
async function byNewVisitors(shop: TestDemo, count: number, path: string, headers = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++)
    statuses.push((await post(shop.visitor(), path, {}, headers)).status)
  return statuses
}

describe('writes', () => {
  it('are counted by network: a new visitor gets no new allowance', async () => {
    const shop = await open({writesPerMinute: 4})
    expect(await byNewVisitors(shop, 6, KEY)).toEqual([200, 200, 200, 200, 429, 429])
    expect(await byNewVisitors(shop, 1, KEY, from('192.0.2.1'))).toEqual([200])
    const reply = await post(shop.visitor(), KEY, {})
    expect(await replyProblems(reply, 'POST')).toEqual([])
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('are counted by cart, too: others behind the same address continue', async () => {
    const shop = await open({writesPerMinute: 10})
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const statuses: number[] = []
    for (let count = 0; count < 8; count++) statuses.push((await post(visitor, ENTRIES, bowl)).status)
    // the first call has no cart yet
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await visitor.api('/commerce/shopping-cart')).status).toBe(200)
    expect((await post(other, ENTRIES, bowl)).status).toBe(200)
  })

  it('are counted by the address that the shop’s proxy adds, not by one from the caller', async () => {
    const shop = await open({writesPerMinute: 1})
    expect(await byNewVisitors(shop, 1, KEY, from('198.51.100.1, 192.0.2.1'))).toEqual([200])
    expect(await byNewVisitors(shop, 1, KEY, from('198.51.100.2, 192.0.2.1'))).toEqual([429])
  })

  it('are counted by connection without a proxy', async () => {
    const shop = await open({writesPerMinute: 1, proxies: 0})
    expect(await byNewVisitors(shop, 1, KEY, from('192.0.2.1'))).toEqual([200])
    expect(await byNewVisitors(shop, 1, KEY, from('192.0.2.2'))).toEqual([429])
  })

  it('work again after a QA reset', async () => {
    const shop = await open({writesPerMinute: 1})
    expect(await byNewVisitors(shop, 2, KEY)).toEqual([200, 429])
    await shop.visitor().call('/qa/reset', {method: 'POST'})
    expect(await byNewVisitors(shop, 1, KEY)).toEqual([200])
  })
})

describe('codes', () => {
  it('limits guesses on one cart and from one network', async () => {
    const shop = await open({writesPerMinute: 48})
    const guess = async (headers = {}) => {
      const visitor = shop.visitor()
      const {shoppingCart} = await (await post(visitor, ENTRIES, bowl, headers)).json()
      const statuses: number[] = []
      for (let count = 0; count < 3; count++)
        statuses.push(
          (await post(visitor, `/3/commerce/cart/${shoppingCart.id}/codes`, CODE, headers)).status,
        )
      return statuses
    }
    expect(await guess()).toEqual([422, 422, 429])
    expect(await guess()).toEqual([422, 429, 429])
    expect(await guess(from('192.0.2.1'))).toEqual([422, 422, 429])
  })

  it('explains the wait on pages without script', async () => {
    const shop = await open({writesPerMinute: 12})
    const visitor = shop.visitor()
    await post(visitor, ENTRIES, bowl)
    const fields = {crumb: visitor.cookies.get('crumb') ?? '', ...CODE}
    await visitor.submit('/cart/code', fields)
    const reply = await visitor.submit('/cart/code', fields)
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await reply.text()).toContain('Please try again in a few seconds.')
  })
})

describe('events', () => {
  const event = (shop: TestDemo, content: object, headers = {}) =>
    shop.visitor().call('/api/v1/clanker/events', {
      method: 'POST',
      json: {eventSchemaName: 'A', eventContent: content},
      headers,
    })
  const kept = async (shop: TestDemo): Promise<unknown[]> => (await shop.visitor().call('/qa/events')).json()

  it('of one network fill its own share, and do not affect others', async () => {
    const shop = await open({storedPerHour: {events: 20_000}})
    const statuses: number[] = []
    for (let count = 0; count < 5; count++)
      statuses.push((await event(shop, {text: 'x'.repeat(3000)})).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const reply = await event(shop, {text: 'x'.repeat(3000)})
    expect(await replyProblems(reply, 'POST')).toEqual([])
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await event(shop, {}, from('192.0.2.1'))).status).toBe(200)
    expect(await kept(shop)).toHaveLength(4)
  })
})

describe('a bucket', () => {
  it('refills evenly', () => {
    let now = 0
    const limit = createRateLimit(60, {clock: () => now})
    for (let count = 0; count < 60; count++) expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(1)
    expect(limit.take('b')).toBe(0)
    now += 1000
    expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(1)
    now += 3_600_000
    for (let count = 0; count < 60; count++) expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(1)
  })

  it('supports higher costs over a longer window', () => {
    let now = 0
    const limit = createRateLimit(3600, {window: 3_600_000, clock: () => now})
    expect(limit.take('a', 3000)).toBe(0)
    expect(limit.take('a', 700)).toBe(100)
    expect(limit.take('a', 600)).toBe(0)
    now += 700_000
    expect(limit.take('a', 700)).toBe(0)
  })
})

describe('a network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['192.0.2.1:4001', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4001', '192.0.2.1'],
    ['[2001:db8::1]:4001', '2001:db8:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['2001:db8:a:b:1:2:3:4', '2001:db8:a:b'],
    ['2001:0DB8:A:B::9', '2001:db8:a:b'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', null],
    ['unknown', null],
    ['_hidden:80', null],
    ['192.0.2.300', null],
    ['192.0.2.1:4001:1', null],
  ])('of %j is %j', (address, network) => expect(networkOf(address)).toBe(network))
})
