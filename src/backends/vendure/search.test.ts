import {afterEach, beforeEach, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {createBackend} from './index.ts'
import recorded from './recorded/search.json' with {type: 'json'}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const search = (text: string, signal?: AbortSignal) =>
  createTested(createBackend, {api: `${server.origin}/shop-api`}, 'token').backend.search?.(text, {signal})

/** A recorded reply of a Vendure 3.7.3 server, or another one. */
function answer(r: unknown, pricesIncludeTax = true): void {
  server.answer((response, request) => {
    const isOfChannel = Object(request.body).query.includes('activeChannel')
    return json({data: isOfChannel ? {activeChannel: {pricesIncludeTax}} : {r}})(response, request)
  })
}

const asked = () =>
  server.received.flatMap(({body}) => {
    const {query, variables} = Object(body)
    return query.includes('search(') ? [variables.i] : []
  })

const line = {image: null, price: null}

it('suggests products with one price, and the collections that have them', async () => {
  answer(recorded)
  expect(await search(' o ')).toEqual({
    products: [
      {...line, title: 'Tide Bowl', url: '/tide-bowl'},
      {...line, title: 'Mug', url: '/mug', price: {currency: 'USD', minor: 1250}},
      {...line, title: 'Moon Plate', url: '/moon-plate', price: {currency: 'USD', minor: 3000}},
    ],
    categories: [{...line, title: 'Cups', url: '/collections/cups'}],
    pages: [],
  })
  expect(asked()).toEqual([{term: 'o', groupByProduct: true, take: 8}])
})

it('has prices without tax where the channel has', async () => {
  answer(recorded, false)
  expect((await search('mug'))?.products[1]?.price).toEqual({currency: 'USD', minor: 1042})
})

it('takes a picture and a single price, and leaves out what is no line', async () => {
  const [, mug] = recorded.items
  const priceWithTax = {value: 990}
  answer({
    items: [
      {...mug, productAsset: {preview: 'https://cdn.example/mug.jpg'}, priceWithTax},
      {...mug, productAsset: {preview: 'javascript:alert(1)'}, priceWithTax: null, slug: 'other'},
      {...mug, slug: ''},
      {...mug, productName: null},
      'mug',
    ],
    collections: [{collection: {name: 'Cups', slug: null}}, {collection: null}, null],
  })
  expect(await search('mug')).toEqual({
    products: [
      {title: 'Mug', url: '/mug', image: 'https://cdn.example/mug.jpg', price: {currency: 'USD', minor: 990}},
      {...line, title: 'Mug', url: '/other'},
    ],
    categories: [],
    pages: [],
  })
})

it.each([{}, {items: 'many', collections: 3}])(
  'suggests nothing for a reply without lists: %j',
  async (r) => {
    answer(r)
    expect(await search('mug')).toEqual({products: [], categories: [], pages: []})
  },
)

it.each(['', '  ', '"('])('does not ask for a text without words: %s', async (text) => {
  answer(recorded)
  expect(await search(text)).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toEqual([])
})

it('asks for the first 100 characters', async () => {
  answer(recorded)
  await search('m'.repeat(1000))
  expect(asked()).toMatchObject([{term: 'm'.repeat(100)}])
})

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => search('mug', signal))
})
