import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Intent, ProductItems, ProductPage} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {endsOf, expectQuery, optionsOf, pageOf, withOptions} from '../list-parts.ts'
import {records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Calls} from './calls.ts'
import {collectionOf, toFilters} from './filters.ts'
import {gidOf, shortId} from './ids.ts'
import {FIND_ALL, LIST, LIST_COLLECTION, RECOMMEND, SEARCH} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** The filters of lists and of counts; besides them, options. */
export const NAMES = ['category', 'tag', 'available', 'price']

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

/** In the order of the ids. A product keeps its id as it was requested, long or short. */
const byIds = (items: ProductItems, ids: readonly string[]): ProductItems =>
  ids.flatMap((id) => {
    const item = items.find((item) => item.id === shortId(id))
    return item ? [{...item, id}] : []
  })

/** A text as one term of Shopify's search. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Joins terms of which one has to match. */
const anyOf = (terms: readonly string[]): string => terms.join(' OR ')

/** The filters of a query in the syntax of Shopify's search, which has no filter for options. */
function searchFor(query: ProductQuery): string {
  const [option] = optionsOf(query)
  if (option) throw notFound(`filter "${option[0]}" in this list: it needs a category, or a search`)
  const [min = null, max = null] = endsOf(query)
  return [
    query.query,
    anyOf((query.filters.get('tag') ?? []).map((tag) => `tag:${quote(tag)}`)),
    query.filters.has('available') ? 'available_for_sale:true' : '',
    min === null ? '' : `variants.price:>=${min}`,
    max === null ? '' : `variants.price:<=${max}`,
  ]
    .filter(Boolean)
    .map((part) => `(${part})`)
    .join(' AND ')
}

/** Categories are collections by their handles. */
export function listsOf({read, country: c}: Calls) {
  /** The products of all pages up to this one. */
  async function readUpTo(query: ProductQuery, signal?: AbortSignal): Promise<unknown> {
    const {sort, page, pageSize} = query
    const k = KEYS[sort]
    const order = {n: Math.min(page * pageSize, MOST), b: sort === 'price-desc', ...(k && {k}), c}
    const h = collectionOf(query)
    const f = toFilters(query)
    if (h !== undefined) return asRecord(await read(LIST_COLLECTION, {...order, h, f}, signal)).products
    if (query.query && sort !== 'title') return read(SEARCH, {...order, q: query.query, f}, signal)
    return read(LIST, {...order, q: searchFor(query) || null}, signal)
  }
  return {
    async list(query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> {
      const names = withOptions(query, 'id', ...NAMES)
      expectQuery(query, names, ['featured', 'price-asc', 'price-desc', 'title'])
      const {filters, page, pageSize} = query
      const end = page * pageSize
      const ids = filters.get('id')
      if (ids) {
        const nodes = await read(FIND_ALL, {ids: ids.map((id) => gidOf('Product', id)), c}, signal)
        const all = byIds(toItems(nodes), ids)
        return pageOf(query, all.slice(end - pageSize, end), all.length)
      }
      const found = await readUpTo(query, signal)
      const hasNext = readPath(found, 'pageInfo.hasNextPage') === true && end < MOST
      const items = toItems(readPath(found, 'nodes')).slice(end - pageSize, end)
      // Shopify does not report the length of a list
      return {items, total: null, nextPage: hasNext ? page + 1 : null}
    },
    async recommend(id: string, intent: Intent, signal?: AbortSignal): Promise<ProductItems> {
      return toItems(await read(RECOMMEND, {id: gidOf('Product', id), i: intent.toUpperCase(), c}, signal))
    },
  }
}
