import {asRecord} from '../../lib/as-record.ts'
import {type Fields, records} from '../records.ts'
import {MOST_SUGGESTED, samePrice, suggest} from '../suggest.ts'
import {amountsOf} from './amounts.ts'
import type {Calls} from './calls.ts'
import {decode} from './decode.ts'

/** WordPress leaves out other fields: whole products are large. */
const FIELDS = 'name,permalink,images,prices'

function toLine({name, permalink, images, prices}: Fields) {
  const [image] = records(images)
  const {price, price_range, ...money} = asRecord(prices)
  const {currency, amount} = amountsOf(money)
  const {min_amount = price, max_amount = price} = asRecord(price_range)
  return {
    title: decode(name),
    url: permalink,
    imageUrl: image?.thumbnail || image?.src,
    price: samePrice(currency, [amount(min_amount), amount(max_amount)]),
  }
}

export const searchShop = (calls: Calls, text: string, signal?: AbortSignal) =>
  suggest(text, async (search) => {
    const read = (path: string, params: Record<string, string>) =>
      calls.read(
        `/${path}?${new URLSearchParams({search, per_page: `${MOST_SUGGESTED}`, ...params})}`,
        signal,
      )
    const [products, categories] = await Promise.all([
      // in the order of lists: the shop cannot sort by relevance
      read('products', {orderby: 'menu_order', order: 'asc', _fields: FIELDS}),
      // suggestions without categories are useful too
      read('products/categories', {_fields: 'name,permalink'}).catch(() => []),
    ])
    return {
      products: records(products).map(toLine),
      categories: records(categories).map(({name, permalink}) => ({title: decode(name), url: permalink})),
    }
  })
