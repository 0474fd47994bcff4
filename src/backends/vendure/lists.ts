import type {ProductItems} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {expectQuery, inOrderOf, oneValue} from '../list-parts.ts'
import {records} from '../records.ts'
import type {Calls} from './calls.ts'
import {FIND_ALL, SEARCH} from './product-query.ts'
import {toProduct} from './to-product.ts'

const SORTS: Readonly<Record<Sort, object>> = {
  featured: {},
  'price-asc': {sort: {price: 'ASC'}},
  'price-desc': {sort: {price: 'DESC'}},
  title: {sort: {name: 'ASC'}},
}

async function findIds({ask}: Calls, query: ProductQuery, signal?: AbortSignal): Promise<readonly string[]> {
  const {page, pageSize, sort} = query
  const collectionSlug = oneValue(query, 'category')
  const input = {
    groupByProduct: true,
    take: pageSize,
    skip: (page - 1) * pageSize,
    ...SORTS[sort],
    ...(query.query && {term: query.query}),
    ...(collectionSlug && {collectionSlug}),
  }
  const {items} = await ask(SEARCH, {i: input}, signal)
  return records(items).map(({productId}) => `${productId}`)
}

/** Categories are slugs of collections. There are no tags: Vendure's search finds facets only by id. */
export async function listProducts(
  calls: Calls,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductItems> {
  expectQuery(query, ['id', 'category'], ['featured', 'price-asc', 'price-desc', 'title'])
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
