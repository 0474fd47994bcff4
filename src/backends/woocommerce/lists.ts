import {asRecord} from '../../lib/as-record.ts'
import type {Intent, ProductItems, ProductPage} from '../../model/product-items.ts'
import type {ProductQuery, Sort} from '../../model/product-query.ts'
import {expectQuery, inOrderOf, pageOf, withOptions} from '../list-parts.ts'
import {records} from '../records.ts'
import type {Calls} from './calls.ts'
import {toParams} from './filters.ts'
import {readVariations} from './products.ts'
import {toProduct} from './to-product.ts'

/** The filters of lists and of counts; besides them, attributes that products share. */
export const NAMES = ['category', 'tag', 'sale', 'available', 'price']

/** The number of recommendations on the shop's pages. */
const MOST_RELATED = 8

const ORDERS: Readonly<Record<Sort, Record<string, string>>> = {
  featured: {orderby: 'menu_order', order: 'asc'},
  'price-asc': {orderby: 'price', order: 'asc'},
  'price-desc': {orderby: 'price', order: 'desc'},
  title: {orderby: 'title', order: 'asc'},
}

export function listsOf(calls: Calls) {
  /** Adds the variations of all products, which one more call reads. */
  async function readItems(
    params: Record<string, string>,
    signal?: AbortSignal,
    onTotal?: (total: number) => void,
  ): Promise<ProductItems> {
    const path = `/products?${new URLSearchParams(params)}`
    const products = records(await calls.read(path, signal, onTotal))
    const variable = products.filter(({variations}) => records(variations).length)
    const parents = variable.map(({id}) => id).join()
    const variations = parents ? await readVariations(calls, parents, signal) : []
    return products.map((product) =>
      toProduct(
        product,
        variations.filter(({parent}) => parent === product.id),
      ),
    )
  }
  /** Pages name products by their ids or slugs; recommendations take ids alone. */
  const findId = async (name: string, signal?: AbortSignal): Promise<string> =>
    /^\d+$/.test(name)
      ? name
      : `${asRecord(await calls.read(`/products/${encodeURIComponent(name)}`, signal)).id}`

  return {
    async list(query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> {
      const names = withOptions(query, 'id', ...NAMES)
      expectQuery(query, names, ['featured', 'price-asc', 'price-desc', 'title'])
      const {filters, page, pageSize, sort} = query
      const ids = filters.get('id')
      const params = await toParams(calls, query)
      if (!params) return pageOf(query, [])
      const part = {per_page: `${pageSize}`, page: `${page}`, ...ORDERS[sort]}
      let total: number | undefined
      const items = await readItems(
        {...part, ...params, ...(ids && {include: ids.join()})},
        signal,
        (number) => {
          total = number
        },
      )
      return pageOf(query, ids ? inOrderOf(items, ids) : items, total)
    },
    /** The shop recommends only similar products. */
    async recommend(name: string, intent: Intent, signal?: AbortSignal): Promise<ProductItems> {
      if (intent !== 'related') return []
      return readItems({related: await findId(name, signal), per_page: `${MOST_RELATED}`}, signal)
    },
  }
}
