import {afterEach, beforeEach, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {type Answer, type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {createBackend} from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const open = () =>
  createTested(createBackend, {api: `${server.origin}/graphql.json`, key: 'public', region: 'de'}).backend

const search = (text: string, signal?: AbortSignal) => open().search?.(text, {signal})

const data = (r: unknown): Answer => json({data: {r}})
const denied = json({data: {r: null}, errors: [{message: 'no', extensions: {code: 'ACCESS_DENIED'}}]})

const rangeOf = (min: string, max = min) => ({
  minVariantPrice: {amount: min, currencyCode: 'EUR'},
  maxVariantPrice: {amount: max, currencyCode: 'EUR'},
})
const MUG = {
  title: 'Mug',
  handle: 'mug',
  featuredImage: {url: 'https://cdn.example/mug.jpg'},
  priceRange: rangeOf('12.5'),
}
const CUPS = {title: 'Cups', handle: 'cups'}
const CARE = {title: 'Care', handle: 'care'}

const isOfPages = ({body}: {body: unknown}): boolean => Object(body).query.includes('types:[PAGE]')

function answer(found: unknown, pages: Answer = data({pages: [CARE]})): void {
  server.answer((response, request) => (isOfPages(request) ? pages : data(found))(response, request))
}

const line = {image: null, price: null}

it('suggests products with one price, collections and pages', async () => {
  answer({
    products: [MUG, {...MUG, handle: 'bowl', featuredImage: null, priceRange: rangeOf('39.0', '48.0')}],
    collections: [CUPS],
  })
  expect(await search(' mu ')).toEqual({
    products: [
      {
        title: 'Mug',
        url: '/products/mug',
        image: MUG.featuredImage.url,
        price: {currency: 'EUR', minor: 1250},
      },
      {...line, title: 'Mug', url: '/products/bowl'},
    ],
    categories: [{...line, title: 'Cups', url: '/collections/cups'}],
    pages: [{...line, title: 'Care', url: '/pages/care'}],
  })
  const variables = {q: 'mu', n: 8, c: 'DE'}
  expect(server.received.map(({body}) => Object(body).variables)).toEqual([variables, variables])
})

it('asks no more for pages that the token may not read', async () => {
  answer({products: [MUG], collections: []}, denied)
  const shop = open()
  expect(await shop.search?.('mug')).toMatchObject({products: [{title: 'Mug'}], pages: []})
  expect(await shop.search?.('mug')).toMatchObject({products: [{title: 'Mug'}], pages: []})
  expect(server.received.filter(isOfPages)).toHaveLength(1)
})

it('leaves out what is no line', async () => {
  answer({
    products: [
      {...MUG, featuredImage: {url: 'javascript:alert(1)'}, priceRange: null},
      {...MUG, handle: null},
      {...MUG, title: ''},
      null,
    ],
    collections: [{...CUPS, handle: undefined}, 'cups'],
  })
  expect(await search('mug')).toMatchObject({
    products: [{...line, title: 'Mug', url: '/products/mug'}],
    categories: [],
  })
})

it('fails where the products are refused', async () => {
  server.answer(denied)
  await expect(search('mug')).rejects.toMatchObject({kind: 'unauthorized'})
})

it('suggests nothing for replies without lists, and does not ask for a text without words', async () => {
  answer({}, data({}))
  expect(await search('mug')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
  expect(await search(' … ')).toEqual({products: [], categories: [], pages: []})
  expect(server.received).toHaveLength(2)
})

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => search('mug', signal))
})
