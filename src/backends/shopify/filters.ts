import type {ProductQuery} from '../../model/product-query.ts'
import {endsOf, oneValue, optionsOf} from '../list-parts.ts'
import {notFound} from '../replies.ts'

function priceOf(query: ProductQuery): object[] {
  const [min = null, max = null] = endsOf(query)
  return query.price ? [{price: {...(min !== null && {min}), ...(max !== null && {max})}}] : []
}

/** The filters of a query as `ProductFilter`s. Values of one filter are alternatives, for tags as for options. */
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
