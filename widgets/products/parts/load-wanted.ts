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
export async function loadWanted(wanted: Wanted, signal: AbortSignal): Promise<ProductItems | null> {
  if (wanted.of === 'cart') return (await loadForCart(signal))?.slice(0, wanted.limit) ?? null
  const {listProducts, listByIds, recommendProducts} = await loadCalls()
  if (wanted.of === 'query') return listProducts(wanted.query, signal)
  if (wanted.of === 'ids') return listByIds(wanted.ids, signal)
  if (wanted.of === 'recent') return listByIds(readRecentItems().slice(0, wanted.limit), signal)
  const itemId = wanted.itemId ?? pageItem()
  if (!itemId) throw new TypeError('is not on the page of a product. Name one: data-query="related=<id>"')
  return (await recommendProducts(itemId, 'related', signal))?.slice(0, wanted.limit) ?? null
}
