import type {ProductItems} from '../../../src/model/product-items.ts'
import {pageItem, readRecentItems} from '../../../src/ui/cards/recent-items.ts'
import {cartItems} from './cart-items.ts'
import type {Wanted} from './read-query.ts'

const loadCalls = () => import('../../../src/actions/list-products.ts')

/** What is bought with the last item of the cart; what is like it, where the shop knows of nothing. */
async function loadForCart(signal: AbortSignal): Promise<ProductItems | null> {
  const items = cartItems()
  const last = items.at(-1)
  if (!last) return []
  const {recommendProducts} = await loadCalls()
  const bought = await recommendProducts(last, 'complementary', signal)
  const found = bought?.[0] ? bought : await recommendProducts(last, 'related', signal)
  return found?.filter(({id}) => !items.includes(`${id}`)) ?? null
}

/** The products of a list; null where the shop cannot list them. */
export async function loadWanted(list: Wanted, signal: AbortSignal): Promise<ProductItems | null> {
  if (list.of === 'cart') return (await loadForCart(signal))?.slice(0, list.limit) ?? null
  const {listProducts, listByIds, recommendProducts} = await loadCalls()
  if (list.of === 'query') return listProducts(list.query, signal)
  if (list.of === 'ids') return listByIds(list.ids, signal)
  if (list.of === 'recent') return listByIds(readRecentItems().slice(0, list.limit), signal)
  const itemId = list.itemId ?? pageItem()
  if (!itemId) throw new TypeError('is not on the page of a product. Name one: data-query="related=<id>"')
  return (await recommendProducts(itemId, 'related', signal))?.slice(0, list.limit) ?? null
}
