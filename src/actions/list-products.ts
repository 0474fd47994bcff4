import {loadBackend} from '../backends/load-backend.ts'
import type {Intent, ProductItems} from '../model/product-items.ts'
import type {ProductQuery} from '../model/product-query.ts'
import {MOST_VALUES} from '../model/query-limits.ts'

/** The products that a query finds; null for a kind of shop without lists. */
export async function listProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductItems | null> {
  const {list} = await loadBackend()
  return list ? (await list(query, {signal})).items : null
}

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
