import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {ProductItems} from '../../../src/model/product-items.ts'
import type {ProductQuery} from '../../../src/model/product-query.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {MOST_IDS, type Wanted} from './read-query.ts'

const loadCalls = () => import(/* each use */ '../../../src/actions/list-products.ts')

const queryOfIds = (ids: readonly string[]): ProductQuery => ({
  query: '',
  filters: new Map([['id', ids]]),
  price: null,
  sort: 'featured',
  page: 1,
  pageSize: MOST_IDS,
})

/** In the order of the ids; a product that the shop no longer has is left out. */
const inOrder = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => items.filter((item) => `${item.id}` === id))

/** The products of a list; null where the shop cannot list them. */
export async function loadWanted(wanted: Wanted, signal: AbortSignal): Promise<ProductItems | null> {
  const {listProducts, recommendProducts} = await loadCalls()
  if (wanted.of === 'query') return listProducts(wanted.query, signal)
  if (wanted.of === 'ids') {
    const {ids} = wanted
    const items = ids.length ? await listProducts(queryOfIds(ids), signal) : []
    return items && inOrder(items, ids)
  }
  const itemId = wanted.itemId ?? textOrNull(readPath(currentSite().raw, 'item.id'))
  if (!itemId) throw new TypeError('is not on the page of a product. Name one: data-query="related=<id>"')
  return (await recommendProducts(itemId, 'related', signal))?.slice(0, wanted.limit) ?? null
}
