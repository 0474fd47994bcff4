import type {ProductPage} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {expectQuery, inOrderOf, pageOf, withOptions} from '../list-parts.ts'
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

interface Found {
  ids: readonly string[]
  total: number
}

async function find(calls: Calls, query: ProductQuery, signal?: AbortSignal): Promise<Found> {
  const {page, pageSize, sort} = query
  const input = toInput(query, await findValues(calls, query, signal))
  if (!input) return {ids: [], total: 0}
  const part = {take: pageSize, skip: (page - 1) * pageSize, ...SORTS[sort]}
  const {items, totalItems} = await calls.ask(SEARCH, {i: {...input, ...part}}, signal)
  return {ids: records(items).map(({productId}) => `${productId}`), total: Number(totalItems) || 0}
}

export async function listProducts(
  calls: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductPage> {
  expectQuery(query, withOptions(query, 'id', ...NAMES), ['featured', 'price-asc', 'price-desc', 'title'])
  const named = query.filters.get('id')
  const {ids, total} = named ? {ids: named, total: named.length} : await find(calls, query, signal)
  if (!ids.length) return pageOf(query, [], total)
  const options = {filter: {id: {in: ids}}, take: ids.length}
  const [{items}, withTax] = await Promise.all([
    calls.ask(FIND_ALL, {o: options}, signal),
    calls.includesTax(),
  ])
  const products = records(items).map((product) => toProduct(product, withTax))
  return pageOf(query, inOrderOf(products, ids), total)
}
