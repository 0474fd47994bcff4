import {loadBackend} from '../backends/load-backend.ts'
import type {Intent, ProductItems} from '../model/product-items.ts'
import type {ProductQuery} from '../model/product-query.ts'

/** The products that a query finds; null for a kind of shop without lists. */
export async function listProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductItems | null> {
  const {list} = await loadBackend()
  return list ? list(query, {signal}) : null
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
