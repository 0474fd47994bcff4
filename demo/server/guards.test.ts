import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {createRateLimit} from './http/rate-limit.ts'
import {replyProblems} from './testing/api-description.ts'
import {bowl, mug} from './testing/goods.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const post = (json: unknown, headers: Record<string, string> = {}) => ({method: 'POST', json, headers})

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 5})
})
afterAll(() => demo.stop())

describe('CSRF', () => {
  it('refuses a write without the token and gives one that works', async () => {
    const visitor = demo.visitor()
    const reply = await visitor.call(ENTRIES, post(mug))
    expect(reply.status).toBe(403)
    expect(await replyProblems(reply, 'POST')).toEqual([])
    const {crumb} = (await reply.json()) as {crumb: string}
    expect(visitor.cookies.get('crumb')).toBe(crumb)
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': crumb}))).status).toBe(200)
  })

  it('keeps a token that other tabs hold when only the header is wrong', async () => {
    const visitor = demo.visitor()
    await visitor.call('/shop')
    const before = visitor.cookies.get('crumb')
    const reply = await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': 'stale'}))
    expect(await reply.json()).toEqual({error: 'Invalid CSRF token.', crumbFail: true, crumb: before})
  })

  it('is not fooled by an empty token', async () => {
    const visitor = demo.visitor()
    visitor.cookies.set('crumb', '')
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': ''}))).status).toBe(403)
  })

  it('comes with status 200 as a fault, and the repeat succeeds', async () => {
    const visitor = demo.visitor()
    const body = {error: 'Invalid CSRF token.', crumbFail: true, crumb: 'brand-new-token'}
    await visitor.call('/qa/faults', post({path: ENTRIES, method: 'POST', status: 200, body}))
    const reply = await visitor.api('/commerce/shopping-cart/entries', post(mug))
    expect([reply.status, await reply.json()]).toEqual([200, body])
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': 'brand-new-token'}))).status).toBe(200)
  })

  it('does not stand in the way of reading', async () => {
    expect((await demo.visitor().call('/api/commerce/shopping-cart')).status).toBe(404)
  })
})

describe('too many writes', () => {
  it('are put off for this visitor alone', async () => {
    const visitor = demo.visitor()
    for (let count = 0; count < 5; count++)
      expect((await visitor.api('/commerce/shopping-cart/entries', post(bowl))).status).toBe(200)
    const reply = await visitor.api('/commerce/shopping-cart/entries', post(bowl))
    expect(reply.status).toBe(429)
    expect(await replyProblems(reply, 'POST')).toEqual([])
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await visitor.api('/commerce/shopping-cart')).status).toBe(200)
    expect((await demo.visitor().api('/commerce/shopping-cart/entries', post(bowl))).status).toBe(200)
  })

  it('may go on as time passes', () => {
    let now = 0
    const limit = createRateLimit(60, () => now)
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
})
