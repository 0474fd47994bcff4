import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {pageForms} from '../../seed/forms.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const post = (json: unknown, headers: Record<string, string> = {}) => ({method: 'POST', json, headers})

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

describe('CSRF', () => {
  it('refuses a write without the token and returns a token that works', async () => {
    const visitor = demo.visitor()
    const reply = await visitor.call(ENTRIES, post(mug))
    expect(reply.status).toBe(403)
    expect(await replyProblems(reply, 'POST')).toEqual([])
    const {crumb} = (await reply.json()) as {crumb: string}
    expect(visitor.cookies.get('crumb')).toBe(crumb)
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': crumb}))).status).toBe(200)
  })

  it('keeps a token that other tabs use when only the header is wrong', async () => {
    const visitor = demo.visitor()
    await visitor.call('/shop')
    const before = visitor.cookies.get('crumb')
    const reply = await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': 'stale'}))
    expect(await reply.json()).toEqual({error: 'Invalid CSRF token.', crumbFail: true, crumb: before})
  })

  it('rejects an empty token', async () => {
    const visitor = demo.visitor()
    visitor.cookies.set('crumb', '')
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': ''}))).status).toBe(403)
  })

  it('can be a fault with status 200, after which the repeated call succeeds', async () => {
    const visitor = demo.visitor()
    const body = {error: 'Invalid CSRF token.', crumbFail: true, crumb: 'brand-new-token'}
    await visitor.call('/qa/faults', post({path: ENTRIES, method: 'POST', status: 200, body}))
    const reply = await visitor.api('/commerce/shopping-cart/entries', post(mug))
    expect([reply.status, await reply.json()]).toEqual([200, body])
    expect((await visitor.call(ENTRIES, post(mug, {'X-CSRF-Token': 'brand-new-token'}))).status).toBe(200)
  })

  it('allows reading', async () => {
    expect((await demo.visitor().call('/api/commerce/shopping-cart')).status).toBe(404)
  })

  it('rejects an invented token', async () => {
    const visitor = demo.visitor()
    visitor.cookies.set('crumb', 'made-up-token-000')
    const reply = await visitor.api('/commerce/shopping-cart/entries', post(mug))
    expect([reply.status, (await reply.json()).crumbFail]).toEqual([403, true])
    expect(visitor.cookies.get('crumb')).not.toBe('made-up-token-000')
    expect((await visitor.api('/commerce/shopping-cart/entries', post(mug))).status).toBe(200)
  })

  it('rejects another visitor’s token, in a header or in a form', async () => {
    const [visitor, other] = [demo.visitor(), demo.visitor()]
    for (const one of [visitor, other]) await one.call('/')
    const planted = other.cookies.get('crumb') ?? ''
    visitor.cookies.set('crumb', planted)
    expect((await visitor.api('/commerce/shopping-cart/entries', post(mug))).status).toBe(403)
    visitor.cookies.set('crumb', planted)
    const reply = await visitor.submit('/cart/add', {crumb: planted, itemId: bowl.itemId})
    expect([reply.status, visitor.cookies.has('CART')]).toEqual([403, false])
    expect(visitor.cookies.get('crumb')).not.toBe(planted)
  })

  it('refuses a form without a token', async () => {
    const visitor = demo.visitor()
    visitor.cookies.set('crumb', 'made-up-token-000')
    const reply = await visitor.submit(`/form/${pageForms.newsletter.id}`, {email: 'ada@example.com'})
    expect(reply.status).toBe(403)
    expect(await (await visitor.call('/qa/submissions')).json()).toEqual([])
  })

  it('shares nothing through a planted token', async () => {
    const first = demo.visitor()
    await first.call('/')
    const crumb = first.cookies.get('crumb') ?? ''
    const planted = demo.visitor()
    planted.cookies.set('crumb', crumb)
    const cartIn = async (one: typeof first) => {
      const reply = await one.api('/commerce/shopping-cart/entries', post(mug))
      return ((await reply.json()) as {shoppingCart: {id: string; totalQuantity: number}}).shoppingCart
    }
    const [theirs, own] = [await cartIn(first), await cartIn(planted)]
    expect(own.id).not.toBe(theirs.id)
    expect(own.totalQuantity).toBe(1)
  })

  it('accepts its earlier tokens after a restart', async () => {
    const before = await startDemo()
    const visitor = before.visitor()
    await visitor.call('/')
    const after = await before.restart()
    const again = after.visitor()
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    expect((await again.api('/commerce/shopping-cart/entries', post(mug))).status).toBe(200)
    await after.stop()
  })
})

const FOREIGN = {Origin: 'http://evil.example'}
const CROSS_SITE = {'Sec-Fetch-Site': 'cross-site'}

describe('a page of another site', () => {
  it.each([FOREIGN, CROSS_SITE, {'Sec-Fetch-Site': 'same-site'}, {Origin: 'null'}])(
    'writes nothing, whatever token it has: %j',
    async (headers) => {
      const visitor = demo.visitor()
      const reply = await visitor.api('/commerce/shopping-cart/entries', post(mug, headers))
      expect(await replyProblems(reply, 'POST')).toEqual([])
      expect([reply.status, await reply.json()]).toEqual([
        403,
        {error: 'This call comes from a page of another site.'},
      ])
      expect(visitor.cookies.has('CART')).toBe(false)
    },
  )

  it('cannot send forms or events', async () => {
    const visitor = demo.visitor()
    await visitor.call('/')
    const crumb = visitor.cookies.get('crumb') ?? ''
    const form = new URLSearchParams({crumb, itemId: bowl.itemId}).toString()
    const headers = {...FOREIGN, 'Content-Type': 'application/x-www-form-urlencoded'}
    const send = (path: string, body: string) => visitor.call(path, {method: 'POST', body, headers})
    expect((await send('/cart/add', form)).status).toBe(403)
    expect((await send('/account', form)).status).toBe(403)
    expect((await send('/api/census/overlay', 'event=view&version=1')).status).toBe(403)
    expect((await send('/recaptcha/answer', '')).status).toBe(403)
  })

  it('does not use up the visitor’s rate limit', async () => {
    const small = await startDemo({writesPerMinute: 2})
    const visitor = small.visitor()
    for (let count = 0; count < 5; count++)
      await visitor.api('/commerce/shopping-cart/entries', post(mug, CROSS_SITE))
    expect((await visitor.api('/commerce/shopping-cart/entries', post(mug))).status).toBe(200)
    await small.stop()
  })

  it('can link to the shop', async () => {
    expect((await demo.visitor().call('/shop', {headers: CROSS_SITE})).status).toBe(200)
  })
})

describe('a page of the shop', () => {
  it.each([{'Sec-Fetch-Site': 'same-origin', Origin: 'https://shop.example'}, {'Sec-Fetch-Site': 'none'}])(
    'can write: %j',
    async (headers) => {
      const reply = await demo.visitor().api('/commerce/shopping-cart/entries', post(mug, headers))
      expect(reply.status).toBe(200)
    },
  )

  it('can write by its origin alone if the browser sends nothing else', async () => {
    const headers = {Origin: demo.url}
    const reply = await demo.visitor().api('/commerce/shopping-cart/entries', post(mug, headers))
    expect(reply.status).toBe(200)
  })
})

describe('cookies', () => {
  const cookiesOf = async (headers: Record<string, string>) => {
    const proxied = await startDemo({proxies: 1})
    const reply = await proxied.visitor().call('/', {headers})
    await proxied.stop()
    return reply.headers.getSetCookie()
  }

  it('a sub-domain cannot plant them on https', async () => {
    expect(await cookiesOf({'X-Forwarded-Proto': 'https'})).toEqual([
      expect.stringMatching(/^__Host-VISITOR=[\w-]{44}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^crumb=[\w-]{44}; Path=\/; Secure; SameSite=Lax$/),
    ])
  })

  it('also work on plain http', async () => {
    expect(await cookiesOf({})).toEqual([
      expect.stringMatching(/^VISITOR=[\w-]{44}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^crumb=[\w-]{44}; Path=\/; SameSite=Lax$/),
    ])
  })
})

it('JSON with too much nesting is refused', async () => {
  const deep = '['.repeat(40_000) + ']'.repeat(40_000)
  const visitor = demo.visitor()
  await visitor.call('/')
  const send = async (path: string, body: string) => {
    const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': visitor.cookies.get('crumb') ?? ''}
    return (await visitor.call(`/api${path}`, {method: 'POST', body, headers})).status
  }
  const entries = '/commerce/shopping-cart/entries'
  expect(await send(entries, JSON.stringify({...mug, additionalFields: deep}))).toBe(400)
  expect(await send(entries, `{"itemId": "${mug.itemId}", "additionalFields": ${deep}}`)).toBe(400)
  const event = `{"eventSchemaName": "A", "eventContent": {"a": ${deep}}}`
  expect(await send('/v1/clanker/events', event)).toBe(400)
  expect(await send('/v1/clanker/validate-event-content/VisitPDP', `{"a": ${deep}}`)).toBe(400)
  expect(await send('/census/RecordHit', `{"event": "View", "data": "{\\"a\\": ${deep}}"}`)).toBe(400)
  expect(
    await send('/events/RecordJavascriptErrors', `[{"event": "e", "timestamp": 1, "data": {"a": ${deep}}}]`),
  ).toBe(400)
  expect(await send('/form/SaveFormSubmission', JSON.stringify({formId: 'x', form: `{"a": ${deep}}`}))).toBe(
    400,
  )
  expect(demo.problems).toEqual([])
})
