import {afterEach, beforeEach, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {type Answer, type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {createBackend} from './index.ts'
import recorded from './recorded/search.json' with {type: 'json'}

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const search = (text: string, signal?: AbortSignal) =>
  createTested(createBackend, {api: server.origin, key: 'pk_1', region: 'reg_1'}).backend.search?.(text, {
    signal,
  })

/** Recorded replies of a Medusa 2.21.2 server, or other ones. */
const {product_categories, products} = recorded

function answer(found: unknown = products, categories: Answer = json({product_categories})): void {
  server.answer((response, request) =>
    (request.url.includes('/product-categories?') ? categories : json({products: found}))(response, request),
  )
}

const line = {image: null, price: null}

it('suggests products with one price, and categories', async () => {
  answer()
  expect(await search(' o ')).toEqual({
    products: [
      {...line, title: 'Tide Bowl', url: '/products/tide-bowl'},
      {...line, title: 'Dripper', url: '/products/dripper', price: {currency: 'USD', minor: 3000}},
    ],
    categories: [{...line, title: 'Cups', url: '/categories/cups'}],
    pages: [],
  })
  expect(server.received.map(({url}) => decodeURIComponent(url)).sort()).toEqual([
    '/store/product-categories?q=o&limit=8&fields=name,handle',
    '/store/products?q=o&limit=8&region_id=reg_1&fields=title,handle,thumbnail,*variants.calculated_price',
  ])
})

it('leaves out what the region does not sell, and what is no line', async () => {
  const [, dripper] = products
  answer([
    {...dripper, thumbnail: 'https://cdn.example/dripper.jpg'},
    {...dripper, thumbnail: 'javascript:alert(1)', handle: 'other'},
    {...dripper, variants: [{calculated_price: null}]},
    {...dripper, variants: null},
    {...dripper, handle: null},
    {...dripper, title: null},
    'dripper',
  ])
  const found = await search('dripper')
  expect(found?.products.map(({url, image}) => [url, image])).toEqual([
    ['/products/dripper', 'https://cdn.example/dripper.jpg'],
    ['/products/other', null],
  ])
})

it('suggests products where the categories are refused', async () => {
  answer(products, json({}, 404))
  expect(await search('o')).toMatchObject({products: {length: 2}, categories: []})
})

it('fails where the products are refused', async () => {
  server.answer(json({message: 'no'}, 400))
  await expect(search('o')).rejects.toMatchObject({kind: 'invalid'})
})

it('suggests nothing for replies without lists, and does not ask for a text without words', async () => {
  server.answer(json({}))
  expect(await search('o')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
  expect(await search(' … ')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
})

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => search('mug', signal))
})
