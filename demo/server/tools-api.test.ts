import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Languages, LayoutReply} from '../../src/api/generated/schema.ts'
import {ROLES} from '../../src/model/account.ts'
import {site} from '../seed/site.ts'
import {collections} from '../seed/site-data.ts'
import {operations, replyProblems} from './testing/api-description.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'
import type {Call, Visitor} from './testing/visitor.ts'

const PRODUCTS = `/content-service/product/1.1/websites/${site.id}/products`
const [shop, gallery] = collections

let demo: TestDemo
let owner: Visitor
/** A separate server whose rate limit is used up. */
let slow: TestDemo
let hasty: Visitor
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
  slow = await startDemo({writesPerMinute: 1})
  hasty = slow.visitor()
  await hasty.api('/site-header-footer', {method: 'PUT', json: {}})
})
afterAll(async () => {
  await demo.stop()
  await slow.stop()
})
beforeEach(async () => {
  await demo.visitor().call('/qa/reset', {method: 'POST'})
  owner = await logIn()
})

async function logIn(role?: string): Promise<Visitor> {
  const visitor = demo.visitor()
  expect((await visitor.call('/qa/owner', {method: 'POST', json: {role}})).status).toBe(200)
  return visitor
}

/** Makes the call and checks its reply against the API description. */
async function call(path: string, request: Call = {}, by = owner): Promise<Response> {
  const reply = await by.api(path, request)
  expect(await replyProblems(reply, request.method ?? 'GET')).toEqual([])
  return reply
}

const post = (json: unknown, headers: Record<string, string> = {}): Call => ({method: 'POST', json, headers})
const put = (json: unknown): Call => ({method: 'PUT', json})
const statusOf = async (path: string, request?: Call, by?: Visitor) => (await call(path, request, by)).status
const read = async <T>(path: string): Promise<T> => (await call(path)).json()

describe('permissions', () => {
  const calls = operations
    .filter(({operation}) => operation.tags?.includes('tools'))
    .map(({path, method}) => ({
      path: path
        .replace('/api', '')
        .replace('{websiteId}', site.id)
        .replace(/\{\w+\}/g, 'checkout'),
      method: method.toUpperCase(),
    }))

  it.each(calls)(
    '$method $path: allows an owner, no visitor and no other account',
    async ({path, method}) => {
      const request: Call = method === 'GET' || method === 'DELETE' ? {method} : {method, json: {}}
      expect(await statusOf(path, request, demo.visitor())).toBe(401)
      expect(await statusOf(path, request, await logIn('editor'))).toBe(403)
      expect([401, 403]).not.toContain(await statusOf(path, request))
    },
  )

  it.each(calls.filter(({method}) => /PUT|POST/.test(method)))(
    '$method $path: refuses bodies that are too large, and too many calls',
    async ({path, method}) => {
      const large = {method, json: {text: 'x'.repeat(100_001)}}
      expect(await statusOf(path, large)).toBe(413)
      expect(await statusOf(path, {method, json: {}}, hasty)).toBe(429)
    },
  )

  it.each(Object.keys(ROLES))('%s is an owner, or is not', async (role) => {
    const expected = role === 'admin' ? 200 : 403
    expect(await statusOf('/multilingual/status', {}, await logIn(role))).toBe(expected)
  })

  it('an owner who has logged out, or an unknown role, is refused', async () => {
    const {OWNER = ''} = Object.fromEntries(owner.cookies)
    await owner.call('/qa/owner', {method: 'DELETE'})
    owner.cookies.set('OWNER', OWNER)
    expect(await statusOf('/multilingual/status')).toBe(401)
    expect((await owner.call('/qa/owner', post({role: 'toString'}))).status).toBe(400)
  })

  it('pages contain the role of the logged-in account', async () => {
    const contextOf = async (visitor: Visitor) => {
      const page = await (await visitor.call('/shop')).text()
      return JSON.parse(/data-site-context>(.*?)<\/script>/s.exec(page)?.[1] ?? '')
    }
    expect(await contextOf(await logIn('viewer'))).toMatchObject({
      authenticatedAccount: {id: site.accountId},
      websiteRoles: [ROLES.viewer],
    })
    const visitor = await contextOf(demo.visitor())
    expect(visitor).toMatchObject({websiteRoles: []})
    expect(visitor).not.toHaveProperty('authenticatedAccount')
  })

  it('writes require the CSRF token', async () => {
    const reply = await owner.call('/api/site-header-footer', put({header: {}, footer: {}}))
    expect(await reply.json()).toMatchObject({crumbFail: true})
  })
})

describe('header and footer', () => {
  it('can be read and replaced, and survive a restart', async () => {
    expect(await read('/site-header-footer')).toHaveProperty('header.layout')
    const parts = {header: {title: 'ⓗ "quoted"'}, footer: {}}
    expect(await statusOf('/site-header-footer', put(parts))).toBe(204)
    expect(await read('/site-header-footer')).toEqual(parts)
  })

  it.each([{}, {header: {}}, {header: [], footer: {}}, {header: {}, footer: 'x'}])(
    '%j is refused',
    async (parts) => {
      expect(await statusOf('/site-header-footer', put(parts))).toBe(400)
    },
  )
})

describe('languages', () => {
  const german = {code: 'de', name: 'Deutsch', customCode: null, isEnabled: true}

  it('are listed', async () => {
    expect(await read('/multilingual/settings')).toEqual({defaultLanguage: 'en-US', isAutomatic: false})
    const {languages} = await read<Languages>('/multilingual/languages')
    expect(await read('/multilingual/status')).toEqual({isConnected: true, languageCount: languages.length})
  })

  it('can be replaced', async () => {
    expect(await (await call('/multilingual/languages', put({languages: [german]}))).json()).toEqual({
      languages: [german],
    })
    expect(await read('/multilingual/languages')).toEqual({languages: [german]})
    expect(await read('/multilingual/status')).toMatchObject({languageCount: 1})
  })

  it.each([
    undefined,
    {},
    [null],
    [{...german, code: 'no tag'}],
    [{...german, name: 7}],
    [{...german, customCode: 7}],
    [german, german],
  ])('%j is refused', async (languages) => {
    expect(await statusOf('/multilingual/languages', put({languages}))).toBe(400)
  })

  it('may repeat a language under another name', async () => {
    const languages = [german, {...german, customCode: 'de-bavaria'}]
    expect(await statusOf('/multilingual/languages', put({languages}))).toBe(200)
  })

  it('stay as they are after the tool is removed', async () => {
    const remove = () => statusOf('/multilingual/connection', {method: 'DELETE'})
    expect([await remove(), await remove()]).toEqual([204, 404])
    expect(await read('/multilingual/status')).toMatchObject({isConnected: false})
    expect(await statusOf('/multilingual/languages', put({languages: [german]}))).toBe(422)
  })
})

describe('the site layout', () => {
  const layout = async () => (await read<LayoutReply>('/commondata/GetSiteLayout')).layout
  const update = (items: unknown, more: object = {}) =>
    statusOf(
      '/widget/UpdateNavigation',
      post({fieldName: 'mainNav', templateId: site.templateId, navigation: {items}, ...more}),
    )
  const item = {collectionId: shop?.id, externalLink: null, memberAreaId: null, items: []}

  it('lists the main navigation first, and unlinked pages last', async () => {
    expect((await layout()).map(({identifier}) => identifier)).toEqual([
      'mainNav',
      'footerNav',
      '_hidden',
      '_memberareas',
    ])
    expect((await layout())[0]?.links[0]).toEqual({
      collectionId: shop?.id,
      externalLink: null,
      memberAreaId: null,
      title: 'Shop',
      urlId: 'shop',
      children: [],
    })
  })

  it('lists pages that a navigation links to, and hides the others', async () => {
    const nested = {...item, items: [{...item, collectionId: gallery?.id}]}
    const link = {...item, collectionId: null, externalLink: 'https://example.com'}
    expect(await update([nested, link])).toBe(204)
    const [main, , hidden] = await layout()
    expect(main?.links).toMatchObject([
      {urlId: 'shop', children: [{urlId: 'gallery'}]},
      {externalLink: 'https://example.com', urlId: null},
    ])
    expect(hidden?.links.map(({urlId}) => urlId)).toContain('journal')
  })

  const deep = (levels: number): object => (levels ? {...item, items: [deep(levels - 1)]} : item)

  it.each<[status: number, items: unknown, more?: object]>([
    [400, undefined],
    [400, [{}]],
    [400, [{...item, collectionId: 'none'}]],
    [400, [{...item, items: 'x'}]],
    [400, [deep(20)]],
    [404, [item], {fieldName: 'none'}],
    [404, [item], {fieldName: '_hidden'}],
    [404, [item], {templateId: 'none'}],
  ])('answers %i to %j', async (status, items, more = {}) => {
    const before = await layout()
    expect(await update(items, more)).toBe(status)
    expect(await layout()).toEqual(before)
  })
})

describe('a page of products', () => {
  const page = {navigationTitle: 'Shop', title: 'Shop', urlId: 'shop-1', description: '', enabled: true}
  const category = {
    displayName: 'Shop',
    parentCategoryId: '',
    type: 'ROOT',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  }
  const create = (body: object, key?: string) =>
    call(PRODUCTS, post(body, key ? {'Idempotency-Key': key} : {}))

  it('is created once per key, however often the call is repeated', async () => {
    const first = await (await create(page, 'k')).json()
    expect(first).toEqual({id: expect.any(String), urlId: 'shop-1'})
    expect(await (await create({...page, urlId: 'shop-2'}, 'k')).json()).toEqual(first)
    const path = `${PRODUCTS}/${first.id}/categories`
    const made = async () => (await call(path, post(category, {'Idempotency-Key': 'c'}))).json()
    expect(await made()).toEqual(await made())
  })

  it('is created again without a key', async () => {
    const ids = [await create(page), await create({...page, urlId: 'shop-2'})].map((reply) => reply.json())
    const [first, second] = await Promise.all(ids)
    expect(first.id).not.toBe(second.id)
  })

  it('requires an unused address', async () => {
    const reply = await create({...page, urlId: 'shop'})
    expect([reply.status, await reply.json()]).toEqual([
      409,
      {error: 'This address is taken.', errors: {urlId: 'This address is taken.'}},
    ])
  })

  it.each([
    {title: ' '},
    {navigationTitle: 7},
    {urlId: ''},
    {urlId: 'Shop'},
    {urlId: 'a--b'},
    {urlId: '../x'},
  ])('reports the wrong fields of %j', async (wrong) => {
    const reply = await create({...page, ...wrong})
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toHaveProperty(Object.keys(wrong)[0] ?? '')
  })

  it('belongs to a website, and a category to a page', async () => {
    const elsewhere = PRODUCTS.replace(site.id, 'other')
    expect(await statusOf(elsewhere, post(page))).toBe(404)
    expect(await statusOf(`${PRODUCTS}/none/categories`, post(category))).toBe(404)
    expect(await statusOf(`${PRODUCTS}/${shop?.id}/categories`, post({...category, displayName: ''}))).toBe(
      400,
    )
  })
})

describe('commerce preferences', () => {
  const path = '/v1/commerce-preferences/checkout'

  it('are stored by namespace, with their website', async () => {
    expect(await read(path)).toMatchObject({websiteId: site.id, guestCheckout: true})
    expect(await statusOf(path, put({websiteId: 'x', tips: [5, 10]}))).toBe(204)
    expect(await read(path)).toEqual({websiteId: site.id, tips: [5, 10]})
    expect(await read('/v1/commerce-preferences/never-written')).toEqual({websiteId: site.id})
  })

  it('refuse an invalid namespace', async () => {
    expect(await statusOf('/v1/commerce-preferences/a%20b')).toBe(400)
    expect(await statusOf('/v1/commerce-preferences/a%20b', put({}))).toBe(400)
    expect(await statusOf(path, put([]))).toBe(400)
  })
})

describe('places', () => {
  const autocomplete = (query: string) => call(`/google-maps/places/autocomplete${query}`)
  const details = (query: string) => call(`/google-maps/places/details${query}`)
  const found = async (input: string) =>
    (await (await autocomplete(`?input=${encodeURIComponent(input)}`)).json()).predictions.map(
      ({place_id}: {place_id: string}) => place_id,
    )

  it.each([
    ['port', ['portland-head', 'portland-museum', 'kiln-and-paper']],
    ['museum of', ['portland-museum']],
    ['100%', ['cafe-eteinte']],
    ['%', []],
    ['_', []],
    ["'", []],
    ['nowhere', []],
  ])('%s is the beginning of %j', async (input, ids) => {
    expect(await found(input)).toEqual(ids)
  })

  it('have details', async () => {
    const reply = await (await details('?placeid=portland-head')).json()
    expect(reply.result).toMatchObject({name: 'Portland Head Light', geometry: {location: {lat: 43.6231}}})
  })

  it('are charged to the account in the call', async () => {
    await details('?placeid=portland-head&productPage=events&productSection=map')
    await autocomplete('?input=a')
    const events = await (await owner.call('/qa/events?name=PlacesLookup')).json()
    expect(events).toMatchObject([
      {channel: 'places', body: {productPage: 'events', productSection: 'map'}},
      {body: {productPage: null, productSection: null}},
    ])
  })

  it('require a query', async () => {
    expect((await autocomplete('?input=%20')).status).toBe(400)
    expect((await details('')).status).toBe(400)
    expect((await details('?placeid=none')).status).toBe(404)
  })
})

it('the owners’ settings survive a restart', async () => {
  const first = await startDemo()
  const visitor = first.visitor()
  await visitor.call('/qa/owner', post({}))
  await visitor.api('/site-header-footer', put({header: {a: 1}, footer: {}}))
  const second = await first.restart()
  const again = second.visitor()
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
  expect(await (await again.api('/site-header-footer')).json()).toEqual({header: {a: 1}, footer: {}})
  await second.stop()
})
