import {afterEach, beforeEach, expect, it} from 'vitest'
import {expectAborted} from '../../../test/helpers/expect-aborted.ts'
import {type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createBackend} from './index.ts'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const count = (search: string, signal?: AbortSignal) =>
  createTested(createBackend, {
    api: `${server.origin}/graphql.json`,
    key: 'public',
    region: 'de',
  }).backend.facets?.(parseProductQuery(new URLSearchParams(search), 'EUR').value, {signal})

/** As the Storefront API answers: `input` is JSON in a text. */
const value = (label: string, found: unknown, input: unknown) => ({
  label,
  count: found,
  input: JSON.stringify(input),
})
const FILTERS = [
  {
    label: 'Availability',
    values: [value('In stock', 7, {available: true}), value('Out of stock', 1, {available: false})],
  },
  {label: 'Price', values: [value('Price', 0, {price: {min: 0, max: 88.5}})]},
  {
    label: 'Farbe',
    values: [
      value('Tinte', 2, {variantOption: {name: 'Color', value: 'Ink'}}),
      value('Hafer', 5, {variantOption: {name: 'Color', value: 'Oat'}}),
    ],
  },
  {label: 'Tag', values: [value('new', 3, {tag: 'new'})]},
  {label: 'Brand', values: [value('Acme', 8, {productVendor: 'Acme'})]},
]
const NODES = [{priceRange: {minVariantPrice: {currencyCode: 'EUR'}}}]

const collection = (filters: unknown, nodes: unknown = NODES) =>
  server.answer(json({data: {r: {products: {filters, nodes}}}}))

const asked = () =>
  server.received.map(({body}) => {
    const {query, variables} = Object(body)
    return [/\br:([a-z]+)/i.exec(query)?.[1], variables]
  })

const facet = (name: string, label: string, values: object[], range: unknown = null) => ({
  name,
  label,
  values,
  range,
})
const color = facet('Color', 'Farbe', [
  {value: 'Ink', label: 'Tinte', count: 2},
  {value: 'Oat', label: 'Hafer', count: 5},
])
const money = (minor: number) => ({currency: 'EUR', minor})
const ALL = [
  facet('available', 'available', [{value: 'true', label: 'true', count: 7}]),
  facet('price', 'price', [], {min: money(0), max: money(8850)}),
  color,
  facet('tag', 'tag', [{value: 'new', label: 'new', count: 3}]),
]

it('counts the filters of a collection that lists have, too', async () => {
  collection(FILTERS)
  expect(await count('filter.category=mugs&sort=title')).toEqual(ALL)
  expect(asked()).toEqual([['collection', {h: 'mugs', f: [], c: 'DE'}]])
})

it('counts those of a search', async () => {
  server.answer(json({data: {r: {filters: FILTERS, nodes: NODES}}}))
  expect(await count('query=tea')).toEqual(ALL)
  expect(asked()).toEqual([['search', {q: 'tea', f: [], c: 'DE'}]])
})

it('counts each filter of the list without itself', async () => {
  collection(FILTERS)
  const search = 'filter.category=mugs&filter.Color=Ink&filter.Color=Red&filter.price=10-20'
  expect(await count(search)).toEqual(
    ALL.map((one) =>
      one === color ? {...color, values: [...color.values, {value: 'Red', label: 'Red', count: 0}]} : one,
    ),
  )
  const price = {price: {min: 10, max: 20}}
  const options = ['Ink', 'Red'].map((text) => ({variantOption: {name: 'Color', value: text}}))
  expect(asked()).toEqual([
    ['collection', {h: 'mugs', f: [price, ...options], c: 'DE'}],
    ['collection', {h: 'mugs', f: [price], c: 'DE'}],
    ['collection', {h: 'mugs', f: options, c: 'DE'}],
  ])
})

it('takes values that are objects, and leaves out what is no count or no filter', async () => {
  collection([
    {
      label: 'Color',
      values: [{label: 'Ink', count: '2', input: {variantOption: {name: 'Color', value: 'Ink'}}}],
    },
    {label: 'Size', values: [value('Small', null, {variantOption: {name: 'Size', value: 'Small'}})]},
    {label: 'price', values: [value('a', 1, {variantOption: {name: 'price', value: 'a'}})]},
    {label: 'Price', values: [value('Price', 0, {price: {min: 'a', max: null}})]},
    {label: 'Broken', values: [{label: 'a', count: 1, input: '{'}, {count: 1, input: null}, null]},
    {label: 'None', values: null},
    null,
  ])
  expect(await count('filter.category=mugs')).toEqual([
    facet('Color', 'Color', [{value: 'Ink', label: 'Ink', count: 2}]),
  ])
})

it('has no prices where no product names their currency', async () => {
  collection(FILTERS, null)
  expect((await count('filter.category=mugs'))?.map(({name}) => name)).toEqual(['available', 'Color', 'tag'])
})

it.each([null, {}, {products: null}, {products: {filters: 'many'}}])('counts nothing in %j', async (r) => {
  server.answer(json({data: {r}}))
  const facets = r === null ? await count('filter.category=none') : await count('filter.category=mugs')
  expect(facets).toEqual([])
})

it.each([
  '',
  'filter.tag=new',
  'filter.category=mugs&query=tea',
  'filter.category=mugs&filter.sale=true',
  'filter.id=1',
])('does not count what Shopify cannot: %s', async (search) => {
  await expect(count(search)).rejects.toMatchObject({kind: 'not-found'})
  expect(server.received).toEqual([])
})

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => count('filter.category=mugs', signal))
})
