import type {ProductItems} from '../../../src/model/product-items.ts'
import {pageItem, readRecentItems} from '../../../src/ui/cards/recent-items.ts'
import type {Wanted} from './read-query.ts'

const loadCalls = () => import('../../../src/actions/list-products.ts')

/** The products of a list; null where the shop cannot list them. */
export async function loadWanted(wanted: Wanted, signal: AbortSignal): Promise<ProductItems | null> {
  const {listProducts, listByIds, recommendProducts} = await loadCalls()
  if (wanted.of === 'query') return listProducts(wanted.query, signal)
  if (wanted.of === 'ids') return listByIds(wanted.ids, signal)
  if (wanted.of === 'recent') return listByIds(readRecentItems().slice(0, wanted.limit), signal)
  const itemId = wanted.itemId ?? pageItem()
  if (!itemId) throw new TypeError('is not on the page of a product. Name one: data-query="related=<id>"')
  return (await recommendProducts(itemId, 'related', signal))?.slice(0, wanted.limit) ?? null
}
