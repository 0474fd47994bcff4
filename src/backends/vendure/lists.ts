import type {ProductItems} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {expectQuery, inOrderOf, withOptions} from '../list-parts.ts'
import {records} from '../records.ts'
import type {Calls} from './calls.ts'
import {findValues, toInput} from './filters.ts'
import {FIND_ALL, SEARCH} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** The filters of lists and of counts; besides them, facets. */
export const NAMES = ['category']

const SORTS: Readonly<Record<Sort, object>> = {
  featured: {},
  'price-asc': {sort: {price: 'ASC'}},
  'price-desc': {sort: {price: 'DESC'}},
  title: {sort: {name: 'ASC'}},
}

async function findIds(calls: Calls, query: ProductQuery, signal?: AbortSignal): Promise<readonly string[]> {
  const {page, pageSize, sort} = query
  const input = toInput(query, await findValues(calls, query, signal))
  if (!input) return []
  const part = {take: pageSize, skip: (page - 1) * pageSize, ...SORTS[sort]}
  const {items} = await calls.ask(SEARCH, {i: {...input, ...part}}, signal)
  return records(items).map(({productId}) => `${productId}`)
}

export async function listProducts(
  calls: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductItems> {
  expectQuery(query, withOptions(query, 'id', ...NAMES), ['featured', 'price-asc', 'price-desc', 'title'])
  const ids = query.filters.get('id') ?? (await findIds(calls, query, signal))
  if (!ids.length) return []
  const options = {filter: {id: {in: ids}}, take: ids.length}
  const [{items}, withTax] = await Promise.all([
    calls.ask(FIND_ALL, {o: options}, signal),
    calls.includesTax(),
  ])
  return inOrderOf(
    records(items).map((product) => toProduct(product, withTax)),
    ids,
  )
}
