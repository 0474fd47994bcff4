import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {replyProblems} from '../testing/api-description.ts'
import {mug, odd} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Call, Visitor} from '../testing/visitor.ts'

const VASE = {productId: '64a1f0c27be1d20013c0aa03', variantId: 'VASE-ASH'}
const RESTOCK = '/commerce/restock-notification'

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
afterEach(() => expect(demo.problems).toEqual([]))

/** Makes a call and checks its reply against the API description. */
async function call(path: string, options: Call = {}): Promise<Response> {
  const reply = await visitor.api(path, options)
  expect(await replyProblems(reply, options.method ?? 'GET')).toEqual([])
  return reply
}

const post = (json: unknown): Call => ({method: 'POST', json})
const submissions = async () => (await visitor.call('/qa/submissions')).json()

describe('suggestions', () => {
  const suggest = async (query: string) =>
    (await call(`/commerce/products/suggest?q=${encodeURIComponent(query)}`)).json()

  it('name the products and stories with every word', async () => {
    const {products, pages} = await suggest('SPECKLED mug')
    expect(products).toEqual([expect.objectContaining({title: 'Speckled Mug', url: '/shop/speckled-mug'})])
    expect(pages.length).toBeLessThanOrEqual(6)
  })

  it('have a price where all variants cost the same', async () => {
    const {products} = await suggest('tide bowl')
    expect(products).toMatchObject([{price: {currency: 'USD'}, imageUrl: '/media/tide-bowl.svg'}])
  })

  it('are by the beginnings of words, in stories, too', async () => {
    const titles = async (query: string) => {
      const {products, pages} = await suggest(query)
      return [...products, ...pages].map(({title}) => title)
    }
    expect(await titles('speck')).toContain('Speckled Mug')
    expect(await titles('eckled')).toEqual([])
  })

  it.each(['', ' ', 'nothing has this', '%', "' OR 1=1"])('are none for %j', async (query) => {
    expect(await suggest(query)).toEqual({products: [], categories: [], pages: []})
  })
})

it('a search for more than a hundred characters is refused', async () => {
  const reply = await call(`/commerce/products/suggest?q=${'a'.repeat(101)}`)
  expect(reply.status).toBe(400)
})

describe('a quick view', () => {
  it('contains the product with its form, in the visitor’s session', async () => {
    const {html} = await (await call(`/rendering/product-quick-view/${mug.itemId}`)).json()
    expect(html).toContain('Speckled Mug')
    expect(html).toContain('data-vitrine="add-to-cart"')
    expect(html).toContain(`name="crumb" value="${visitor.cookies.get('crumb')}"`)
    expect(html).not.toMatch(/undefined|\[object|<script/)
  })

  it('accepts an id with quotes, spaces and £', async () => {
    const reply = await call(`/rendering/product-quick-view/${encodeURIComponent(odd.itemId)}`)
    expect(reply.status).toBe(200)
  })

  it('of a deleted product fails with a message', async () => {
    const reply = await call('/rendering/product-quick-view/gone')
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({
      title: 'Product not found',
      error: 'This product is no longer in the shop.',
    })
  })

  it('is counted', async () => {
    const path = `/census/RecordQuickView/${encodeURIComponent(odd.itemId)}`
    expect((await call(path, {method: 'POST'})).status).toBe(200)
    const events = await (await visitor.call('/qa/events?name=RecordQuickView')).json()
    expect(events).toMatchObject([{channel: 'census', body: {productId: odd.itemId}}])
  })
})

describe('a restock request', () => {
  const request = {...VASE, email: 'ada@example.com', isJoinMailingList: true}

  it('is stored once', async () => {
    expect((await call(RESTOCK, post(request))).status).toBe(204)
    await call(RESTOCK, post({...request, email: ' ADA@example.com '}))
    expect(await submissions()).toEqual([
      {kind: 'restock-notification', ...VASE, email: 'ADA@example.com', isJoinMailingList: true},
    ])
  })

  it('can omit the only variant', async () => {
    expect((await call(RESTOCK, post({...request, variantId: null}))).status).toBe(204)
  })

  it.each([
    ['', 'Required'],
    ['ada', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
    [7, 'Required'],
  ])('requires a valid address, not %j', async (email, message) => {
    const reply = await call(RESTOCK, post({...request, email}))
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual({email: message})
    expect(await submissions()).toEqual([])
  })

  it.each([
    [{...request, productId: 'gone'}, 404],
    [{...request, variantId: 'gone'}, 422],
    [{...request, productId: mug.itemId, variantId: mug.sku}, 422],
    [{...request, productId: undefined}, 400],
    ['request', 400],
  ])('%# is refused for a product that is in stock or unknown', async (json, status) => {
    expect((await call(RESTOCK, post(json))).status).toBe(status)
    expect(await submissions()).toEqual([])
  })

  it('requires the token', async () => {
    const reply = await call(RESTOCK, {...post(request), headers: {'X-CSRF-Token': 'x'}})
    expect(reply.status).toBe(403)
  })
})

describe('without script', () => {
  const fields = async () => {
    await visitor.call('/shop/ash-vase')
    return {crumb: visitor.cookies.get('crumb') ?? '', ...VASE, email: 'ada@example.com'}
  }

  it('the form of a product page gets a page as its answer', async () => {
    const reply = await visitor.submit('/restock', {...(await fields()), isJoinMailingList: 'true'})
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('We will email you')
    expect(await submissions()).toMatchObject([{email: 'ada@example.com', isJoinMailingList: true}])
  })

  it('the product’s page reports an invalid address', async () => {
    const reply = await visitor.submit('/restock', {...(await fields()), email: 'ada'})
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('Email is not valid.')
  })

  it('the product’s page reports an expired session', async () => {
    const reply = await visitor.submit('/restock', {...(await fields()), crumb: 'old'})
    expect(reply.status).toBe(403)
    expect(await submissions()).toEqual([])
  })

  it('a deleted product is not found', async () => {
    expect((await visitor.submit('/restock', {...(await fields()), productId: 'gone'})).status).toBe(404)
  })
})
