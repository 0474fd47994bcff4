import {loadBackend} from '../backends/load-backend.ts'
import {asApiError} from '../contract/errors.ts'
import type {Facet} from '../model/facets.ts'
import type {Intent, ProductItems, ProductPage} from '../model/product-items.ts'
import type {ProductQuery} from '../model/product-query.ts'
import {MOST_VALUES} from '../model/query-limits.ts'

/** One page of what a query finds; null for a kind of shop without lists. */
export async function listPage(query: ProductQuery, signal: AbortSignal): Promise<ProductPage | null> {
  const {list} = await loadBackend()
  return list ? list(query, {signal}) : null
}

/** The products of the page. */
export const listProducts = async (query: ProductQuery, signal: AbortSignal): Promise<ProductItems | null> =>
  (await listPage(query, signal))?.items ?? null

function partsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const parts: (readonly string[])[] = []
  for (let start = 0; start < ids.length; start += MOST_VALUES)
    parts.push(ids.slice(start, start + MOST_VALUES))
  return parts
}

/** Products by their ids, in this order; one that the shop no longer has is left out. */
export async function listByIds(ids: readonly string[], signal: AbortSignal): Promise<ProductItems | null> {
  let found: ProductItems = []
  // one after the other: a shop that limits calls would refuse many at once
  for (const part of partsOf(ids)) {
    const query = {query: '', filters: new Map([['id', part]]), price: null, page: 1, pageSize: MOST_VALUES}
    const items = await listProducts({...query, sort: 'featured'}, signal)
    if (!items) return null
    found = [...found, ...items]
  }
  return ids.flatMap((id) => found.filter((item) => `${item.id}` === id))
}

/** The products that go with an item; null for a kind of shop that recommends none. */
export async function recommendProducts(
  itemId: string,
  intent: Intent,
  signal: AbortSignal,
): Promise<ProductItems | null> {
  const {recommend} = await loadBackend()
  return recommend ? recommend(itemId, intent, {signal}) : null
}

/** The filters of a list with the number of products for each value; none where the shop cannot count the list. */
export async function countFilters(query: ProductQuery, signal: AbortSignal): Promise<readonly Facet[]> {
  const {facets} = await loadBackend()
  try {
    return (await facets?.(query, {signal})) ?? []
  } catch (error) {
    if (asApiError(error)?.kind === 'not-found') return []
    throw error
  }
}
