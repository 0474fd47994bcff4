import {loadBackend} from '../backends/load-backend.ts'
import type {Intent, ProductItems} from '../model/product-items.ts'
import type {ProductQuery} from '../model/product-query.ts'
import {MOST_VALUES} from '../model/query-limits.ts'

/** The products that a query finds; null for a kind of shop without lists. */
export async function listProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductItems | null> {
  const {list} = await loadBackend()
  return list ? list(query, {signal}) : null
}

/** Products by their ids, in this order; one that the shop no longer has is left out. */
export async function listByIds(ids: readonly string[], signal: AbortSignal): Promise<ProductItems | null> {
  const filters = new Map([['id', ids]])
  const items = ids.length
    ? await listProducts(
        {query: '', filters, price: null, sort: 'featured', page: 1, pageSize: MOST_VALUES},
        signal,
      )
    : []
  return items && ids.flatMap((id) => items.filter((item) => `${item.id}` === id))
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
