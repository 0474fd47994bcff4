import {afterEach, beforeEach, expect, it} from 'vitest'
import {type FakeServer, json, startFakeServer} from '../../../test/helpers/fake-server.ts'
import {createTested} from '../../../test/helpers/tested-backend.ts'
import {parseProductQuery} from '../../model/product-query.ts'
import {createBackend} from './index.ts'

const PATH = '/wp-json/wc/store/v1/products'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const open = () => createTested(createBackend, {api: server.origin + PATH.replace('/products', '')}).backend

const queryOf = (search: string) => parseProductQuery(new URLSearchParams(search), 'USD').value

const NAMES: Readonly<Record<string, unknown>> = {
  attributes: [
    {id: 1, name: 'Glaze', taxonomy: 'pa_glaze'},
    {id: 2, name: 'price', taxonomy: 'pa_price'},
  ],
  'attributes/1/terms': [
    {id: 21, name: 'Ink &amp; Oat', slug: 'ink-oat'},
    {id: 22, name: 'Chalk', slug: 'chalk'},
  ],
  categories: [{id: 16, name: 'Cups &#8211; small', slug: 'cups'}],
  tags: [{id: 17, name: 'New', slug: 'new'}],
}

/** As WooCommerce answers: counts of statuses are texts. */
const COUNTS = {
  price_range: {min_price: '650', max_price: '123456', currency_code: 'USD', currency_minor_unit: 2},
  attribute_counts: [
    {term: 21, count: 3},
    {term: 22, count: 1},
  ],
  rating_counts: null,
  stock_status_counts: [
    {status: 'instock', count: '9'},
    {status: 'outofstock', count: '2'},
    {status: 'onbackorder', count: '1'},
  ],
  taxonomy_counts: [
    {term: 16, count: 4},
    {term: 17, count: 2},
  ],
}
const ON_SALE = {
  stock_status_counts: [
    {status: 'instock', count: '1'},
    {status: 'outofstock', count: '1'},
  ],
}

function answer(counts: unknown, onSale: unknown = ON_SALE, names = NAMES): void {
  server.answer((response, request) => {
    const [path = '', search = ''] = request.url.replace(`${PATH}/`, '').split('?')
    const isOfSale = !new URLSearchParams(search).has('calculate_price_range')
    const found = isOfSale ? onSale : counts
    return json(path === 'collection-data' ? found : (names[path] ?? []))(response, request)
  })
}

/** The parameters of the calls that count. */
const asked = () =>
  server.received
    .map(({url}) => url.split('/collection-data?')[1])
    .filter((search) => search !== undefined)
    .map((search) => Object.fromEntries(new URLSearchParams(search)))

const facet = (name: string, values: object[], range: unknown = null) => ({name, label: name, values, range})
const category = facet('category', [{value: 'cups', label: 'Cups – small', count: 4}])
const tag = facet('tag', [{value: 'new', label: 'New', count: 2}])
const glaze = facet('Glaze', [
  {value: 'Ink & Oat', label: 'Ink & Oat', count: 3},
  {value: 'Chalk', label: 'Chalk', count: 1},
])
const switchOf = (name: string, count: number) => facet(name, [{value: 'true', label: 'true', count}])
const money = (minor: number) => ({currency: 'USD', minor})
const price = facet('price', [], {min: money(650), max: money(123_456)})
const ALL = [category, tag, glaze, switchOf('available', 10), switchOf('sale', 2), price]

const COUNT_ALL = {
  calculate_price_range: 'true',
  calculate_stock_status_counts: 'true',
  calculate_taxonomy_counts: 'product_cat,product_tag',
  'calculate_attribute_counts[0][taxonomy]': 'pa_glaze',
  'calculate_attribute_counts[0][query_type]': 'and',
}
const COUNT_SALES = {on_sale: 'true', calculate_stock_status_counts: 'true'}

it('counts categories, tags, attributes, what is available and on sale, and the range of prices', async () => {
  answer(COUNTS)
  const {facets} = open()
  expect(await facets?.(queryOf('query=tea&page=2'))).toEqual(ALL)
  expect(asked()).toEqual([
    {search: 'tea', ...COUNT_ALL},
    {search: 'tea', ...COUNT_SALES},
  ])
  const {length} = server.received
  await facets?.(queryOf(''))
  // the names are known by now
  expect(server.received).toHaveLength(length + 2)
})

it('counts each filter of the list without itself', async () => {
  answer(COUNTS)
  expect(await open().facets?.(queryOf('filter.category=cups&filter.sale=true&filter.Glaze=Chalk'))).toEqual([
    category,
    tag,
    glaze,
    switchOf('available', 10),
    switchOf('sale', 2),
    price,
  ])
  const chalk = {
    'attributes[0][attribute]': 'pa_glaze',
    'attributes[0][slug]': 'chalk',
    'attributes[0][operator]': 'in',
  }
  const calls = asked()
  expect(calls).toHaveLength(5)
  expect(calls).toEqual(
    expect.arrayContaining([
      {category: 'cups', on_sale: 'true', ...chalk, ...COUNT_ALL},
      {category: 'cups', ...chalk, ...COUNT_SALES},
      {on_sale: 'true', ...chalk, ...COUNT_ALL},
      {category: 'cups', on_sale: 'true', ...COUNT_ALL},
    ]),
  )
})

it('counts the others for a value that no term has', async () => {
  answer(COUNTS)
  const none = {value: 'None', label: 'None', count: 0}
  expect(await open().facets?.(queryOf('filter.Glaze=None'))).toEqual([
    {...glaze, values: [...glaze.values, none]},
  ])
})

it('leaves out what the shop does not count', async () => {
  answer({...COUNTS, taxonomy_counts: undefined, price_range: null, attribute_counts: null}, {})
  expect(await open().facets?.(queryOf(''))).toEqual([switchOf('available', 10)])
})

it.each([
  [{}, {}],
  [[], null],
  [
    {
      price_range: {min_price: null, max_price: '9'},
      attribute_counts: [{term: 21, count: 'many'}, {term: 22, count: -1}, null, {}],
      stock_status_counts: [{status: 'instock', count: null}],
      taxonomy_counts: 'many',
    },
    {stock_status_counts: 3},
  ],
  [
    {
      price_range: {min_price: '1', max_price: '9'},
      stock_status_counts: [{status: 'instock', count: 'many'}],
    },
    {stock_status_counts: [{status: 'instock'}]},
  ],
])('counts nothing in %j', async (counts, onSale) => {
  answer(counts ?? {}, onSale ?? {})
  expect(await open().facets?.(queryOf(''))).toEqual([])
})

it('counts 25 attributes at most', async () => {
  const attributes = Array.from({length: 30}, (_, id) => ({id, name: `A${id}`, taxonomy: `pa_${id}`}))
  answer(COUNTS, ON_SALE, {...NAMES, attributes})
  await open().facets?.(queryOf(''))
  expect(Object.keys(asked()[0] ?? {}).filter((key) => key.endsWith('[taxonomy]'))).toHaveLength(25)
})

it('reads names again after a failure', async () => {
  const {facets} = open()
  server.answer(json({code: 'rest_forbidden', message: 'No.', data: {status: 401}}, 401))
  await expect(facets?.(queryOf(''))).rejects.toMatchObject({kind: 'unauthorized'})
  answer(COUNTS)
  expect(await facets?.(queryOf(''))).toEqual(ALL)
})

it.each(['filter.id=1', 'filter.Color=Ink'])('does not count %s', async (search) => {
  answer(COUNTS)
  await expect(open().facets?.(queryOf(search))).rejects.toMatchObject({kind: 'not-found'})
  expect(asked()).toEqual([])
})
