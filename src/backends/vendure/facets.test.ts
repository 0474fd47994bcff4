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
  createTested(createBackend, {api: `${server.origin}/shop-api`}, 'token').backend.facets?.(
    parseProductQuery(new URLSearchParams(search), 'USD').value,
    {signal},
  )

const COLOR = {code: 'color', name: 'Colour'}
const INK = {id: '3', code: 'ink', name: 'Ink', facet: COLOR}
const OAT = {id: '4', code: 'oat', name: 'Oat', facet: COLOR}
const CUPS = {slug: 'cups', name: 'Cups'}
const REPLY = {
  facetValues: [
    {count: 2, facetValue: INK},
    {count: 5, facetValue: OAT},
  ],
  collections: [{count: 4, collection: CUPS}],
}

function answer(found: unknown): void {
  server.answer((response, request) => {
    const isOfFacets = Object(request.body).query.includes('facets(')
    const items = [{code: 'color', values: [INK, OAT]}]
    return json({data: {r: isOfFacets ? {items} : found}})(response, request)
  })
}

const asked = () => server.received.map(({body}) => Object(body).variables)

const category = {
  name: 'category',
  label: 'category',
  values: [{value: 'cups', label: 'Cups', count: 4}],
  range: null,
}
const color = {
  name: 'color',
  label: 'Colour',
  values: [
    {value: 'ink', label: 'Ink', count: 2},
    {value: 'oat', label: 'Oat', count: 5},
  ],
  range: null,
}

it('counts facets and collections by their codes, with the names that visitors read', async () => {
  answer(REPLY)
  expect(await count('query=tea&sort=title&page=3')).toEqual([category, color])
  expect(asked()).toEqual([{i: {groupByProduct: true, term: 'tea', take: 1}}])
})

it('counts each filter of the list without itself', async () => {
  answer(REPLY)
  expect(await count('filter.category=cups&filter.color=ink')).toEqual([category, color])
  const facetValueFilters = [{or: ['3']}]
  expect(asked()).toEqual([
    {c: ['color']},
    {i: {groupByProduct: true, collectionSlug: 'cups', facetValueFilters, take: 1}},
    {i: {groupByProduct: true, facetValueFilters, take: 1}},
    {i: {groupByProduct: true, collectionSlug: 'cups', take: 1}},
  ])
})

it('leaves other facets empty where a value is none of the shop’s', async () => {
  answer(REPLY)
  expect(await count('filter.color=none')).toEqual([
    {...color, values: [...color.values, {value: 'none', label: 'none', count: 0}]},
  ])
})

it('leaves out what is no count, and a facet with the name of another filter', async () => {
  answer({
    facetValues: [
      {count: '2', facetValue: INK},
      {count: null, facetValue: OAT},
      {count: -1, facetValue: OAT},
      {count: 1, facetValue: {code: 'a', name: 'A', facet: {code: 'price', name: 'Price'}}},
      {count: 1, facetValue: {code: null, name: 'A', facet: COLOR}},
      {count: 1, facetValue: null},
      null,
    ],
    collections: null,
  })
  expect(await count('')).toEqual([{...color, values: [{value: 'ink', label: 'Ink', count: 2}]}])
})

it.each([{}, {facetValues: 'many', collections: 3}])(
  'counts nothing in a reply without lists: %j',
  async (r) => {
    answer(r)
    expect(await count('')).toEqual([])
  },
)

it.each(['filter.price=1-2', 'filter.available=true', 'filter.sale=true', 'filter.tag=new', 'filter.id=1'])(
  'does not count what Vendure’s search cannot filter by: %s',
  async (search) => {
    await expect(count(search)).rejects.toMatchObject({kind: 'not-found'})
    expect(server.received).toEqual([])
  },
)

it('ends with its signal', async () => {
  await expectAborted(server, (signal) => count('', signal))
})
