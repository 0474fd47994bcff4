import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Intent, ProductItems} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {expectQuery, oneValue} from '../list-parts.ts'
import {records} from '../records.ts'
import type {Calls} from './calls.ts'
import {gidOf, shortId} from './ids.ts'
import {FIND_ALL, LIST, LIST_COLLECTION, RECOMMEND} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** Shopify's pages need a cursor. A later page therefore reads the earlier products too, up to the shop's limit. */
const MOST = 250

const KEYS: Readonly<Record<Sort, string | null>> = {
  featured: null,
  'price-asc': 'PRICE',
  'price-desc': 'PRICE',
  title: 'TITLE',
}

/** Shopify answers an id of another kind with an object without fields, and an unknown id with null. */
const toItems = (list: unknown): ProductItems =>
  records(list)
    .filter(({id}) => id)
    .map(toProduct)

/** In the order of the ids, which stay as they were asked for: long or short. */
const byIds = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => {
    const item = items.find((one) => one.id === shortId(id))
    return item ? [{...item, id}] : []
  })

/** A text as one term of Shopify's search. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const searchFor = ({query, filters}: ProductQuery): string =>
  [query, (filters.get('tag') ?? []).map((tag) => `tag:${quote(tag)}`).join(' OR ')]
    .filter(Boolean)
    .map((part) => `(${part})`)
    .join(' AND ')

/** Categories are collections by their handles. */
export function listsOf({read, country: c}: Calls) {
  async function readNodes(query: ProductQuery, signal?: AbortSignal): Promise<unknown> {
    const {sort, page, pageSize, filters} = query
    const k = KEYS[sort]
    const order = {n: Math.min(page * pageSize, MOST), b: sort === 'price-desc', ...(k && {k}), c}
    const h = oneValue(query, 'category')
    if (h === undefined)
      return readPath(await read(LIST, {...order, q: searchFor(query) || null}, signal), 'nodes')
    const f = (filters.get('tag') ?? []).map((tag) => ({tag}))
    return readPath(asRecord(await read(LIST_COLLECTION, {...order, h, f}, signal)), 'products.nodes')
  }
  return {
    async list(query: ProductQuery, signal?: AbortSignal): Promise<ProductItems> {
      expectQuery(query, ['id', 'category', 'tag'], ['featured', 'price-asc', 'price-desc', 'title'])
      const {filters, page, pageSize} = query
      const end = page * pageSize
      const ids = filters.get('id')
      if (!ids) return toItems(await readNodes(query, signal)).slice(end - pageSize, end)
      const nodes = await read(FIND_ALL, {ids: ids.map((id) => gidOf('Product', id)), c}, signal)
      return byIds(toItems(nodes), ids).slice(end - pageSize, end)
    },
    async recommend(id: string, intent: Intent, signal?: AbortSignal): Promise<ProductItems> {
      return toItems(await read(RECOMMEND, {id: gidOf('Product', id), i: intent.toUpperCase(), c}, signal))
    },
  }
}
