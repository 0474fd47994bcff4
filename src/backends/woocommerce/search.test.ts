import {afterEach, beforeEach, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {type Answer, type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {createBackend} from './index.ts'

const PATH = '/wp-json/wc/store/v1'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const search = (text: string, signal?: AbortSignal) =>
  createTested(createBackend, {api: server.origin + PATH}).backend.search?.(text, {signal})

const money = {currency_code: 'USD', currency_minor_unit: 2}
const MUG = {
  name: 'Mug &amp; Saucer',
  permalink: 'https://shop.example/product/mug/',
  images: [{src: 'https://shop.example/mug.jpg', thumbnail: 'https://shop.example/mug-s.jpg'}],
  prices: {price: '1200', regular_price: '1500', sale_price: '1200', price_range: null, ...money},
}
const CUPS = {name: 'Cups &#8211; small', permalink: 'https://shop.example/product-category/cups/'}

function answer(products: unknown, categories: Answer = json([CUPS])): void {
  server.answer((response, request) =>
    (request.url.includes('/categories?') ? categories : json(products))(response, request),
  )
}

it('suggests products with one price, and categories, by the shop’s addresses', async () => {
  const price_range = {min_amount: '1200', max_amount: '1800'}
  answer([MUG, {...MUG, images: [], prices: {...MUG.prices, price_range}}])
  const title = 'Mug & Saucer'
  expect(await search(' mug ')).toEqual({
    products: [
      {
        title,
        url: MUG.permalink,
        image: 'https://shop.example/mug-s.jpg',
        price: {currency: 'USD', minor: 1200},
      },
      {title, url: MUG.permalink, image: null, price: null},
    ],
    categories: [{title: 'Cups – small', url: CUPS.permalink, image: null, price: null}],
    pages: [],
  })
  expect(server.received.map(({url}) => decodeURIComponent(url.replace(PATH, ''))).sort()).toEqual([
    '/products/categories?search=mug&per_page=8&_fields=name,permalink',
    '/products?search=mug&per_page=8&orderby=menu_order&order=asc&_fields=name,permalink,images,prices',
  ])
})

it('leaves out what is no line, and prices without a currency', async () => {
  answer([
    {...MUG, permalink: 'javascript:alert(1)'},
    {...MUG, name: null},
    {...MUG, images: [{thumbnail: 'javascript:alert(1)'}], prices: null},
    'mug',
  ])
  const title = 'Mug & Saucer'
  expect((await search('mug'))?.products).toEqual([{title, url: MUG.permalink, image: null, price: null}])
})

it('suggests products where the shop has no call for categories', async () => {
  answer([MUG], json({code: 'rest_no_route', message: 'No route.', data: {status: 404}}, 404))
  expect(await search('mug')).toMatchObject({products: {length: 1}, categories: []})
})

it('fails where the products are refused', async () => {
  server.answer(json({code: 'rest_invalid_param', message: 'No.', data: {status: 400}}, 400))
  await expect(search('mug')).rejects.toMatchObject({kind: 'invalid'})
})

it('suggests nothing for replies without lists, and does not ask for a text without words', async () => {
  server.answer(json({}))
  expect(await search('mug')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
  expect(await search(' … ')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
})

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => search('mug', signal))
})
