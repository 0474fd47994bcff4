import {textOrNull} from '../../lib/text-or-null.ts'
import type {ProductPage} from '../../model/product-items.ts'
import type {ProductQuery} from '../../model/product-query.ts'
import {expectQuery, inOrderOf, pageOf} from '../list-parts.ts'
import {records} from '../records.ts'
import type {Ask} from './calls.ts'
import {FIELDS} from './products.ts'
import {toProduct} from './to-product.ts'

/** Filters name categories by handle and tags by value; Medusa's lists of products need ids. */
const NAMED = [
  {
    filter: 'category',
    path: 'product-categories',
    list: 'product_categories',
    by: 'handle',
    as: 'category_id[]',
  },
  {filter: 'tag', path: 'product-tags', list: 'product_tags', by: 'value', as: 'tag_id[]'},
] as const

type Named = (typeof NAMED)[number]

async function findIds(
  ask: Ask,
  {path, list, by}: Named,
  values: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const replies = await Promise.all(
    values.map((value) => ask(`/${path}?${new URLSearchParams({[by]: value, fields: 'id'})}`, {signal})),
  )
  return replies.flatMap((reply) => records(reply[list]).flatMap(({id}) => textOrNull(id) ?? []))
}

/** Medusa cannot sort by price: it calculates prices after it has found the products. */
export async function listProducts(
  ask: Ask,
  region: string | null,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductPage> {
  expectQuery(query, ['id', 'category', 'tag'], ['featured', 'title'])
  const {filters, page, pageSize, sort} = query
  const params = new URLSearchParams({
    region_id: region ?? '',
    fields: FIELDS,
    limit: `${pageSize}`,
    offset: `${(page - 1) * pageSize}`,
    ...(sort === 'title' && {order: 'title'}),
    ...(query.query && {q: query.query}),
  })
  const ids = filters.get('id')
  for (const id of ids ?? []) params.append('id[]', id)
  for (const named of NAMED) {
    const values = filters.get(named.filter)
    const found = values && (await findIds(ask, named, values, signal))
    if (found && !found[0]) return pageOf(query, [])
    for (const id of found ?? []) params.append(named.as, id)
  }
  const {products, count} = await ask(`/products?${params}`, {signal})
  const items = records(products)
    .map(toProduct)
    .filter(({variants}) => variants.length)
  return pageOf(query, ids ? inOrderOf(items, ids) : items, Number(count) || 0)
}
