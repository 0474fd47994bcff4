import type {ProductQuery} from '../../model/product-query.ts'
import {endsOf, oneValue, optionsOf} from '../list-parts.ts'
import {notFound} from '../replies.ts'

function priceOf(query: ProductQuery): object[] {
  const [min = null, max = null] = endsOf(query)
  return query.price ? [{price: {...(min !== null && {min}), ...(max !== null && {max})}}] : []
}

/** What a query filters by, as `ProductFilter`s. One of several tags is enough, and so is one value of an option. */
export const toFilters = (query: ProductQuery): readonly object[] => [
  ...(query.filters.get('tag') ?? []).map((tag) => ({tag})),
  ...(query.filters.has('available') ? [{available: true}] : []),
  ...priceOf(query),
  ...optionsOf(query).flatMap(([name, values]) => values.map((value) => ({variantOption: {name, value}}))),
]

/** The handle of the collection whose products are listed; undefined for all products. Shopify does not search in a collection. */
export function collectionOf(query: ProductQuery): string | undefined {
  const handle = oneValue(query, 'category')
  if (handle !== undefined && query.query) throw notFound('search in a category')
  return handle
}
