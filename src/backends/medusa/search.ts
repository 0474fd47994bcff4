import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {fromMajor} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {MOST_SUGGESTED, samePrice, suggest} from '../suggest.ts'
import type {Ask} from './calls.ts'
import {urlOf} from './to-cart.ts'

const FIELDS = 'title,handle,thumbnail,*variants.calculated_price'

/** A product as a suggestion; empty for a product that the region does not sell. */
function toLine({title, handle, thumbnail, variants}: Fields) {
  const [first, ...others] = records(variants).flatMap(({calculated_price}) => calculated_price ?? [])
  if (!first) return []
  const currency = textOrNull(readPath(first, 'currency_code'))?.toUpperCase() ?? ''
  const amounts = [first, ...others].map((price) => fromMajor(readPath(price, 'calculated_amount'), currency))
  return [{title, url: handle && urlOf(handle), imageUrl: thumbnail, price: samePrice(currency, amounts)}]
}

export const searchShop = (ask: Ask, region: string | null, text: string, signal?: AbortSignal) =>
  suggest(text, async (q) => {
    const read = (path: string, params: Record<string, string>) =>
      ask(`/${path}?${new URLSearchParams({q, limit: `${MOST_SUGGESTED}`, ...params})}`, {signal})
    const [{products}, categories] = await Promise.all([
      read('products', {region_id: region ?? '', fields: FIELDS}),
      // suggestions without categories are useful too
      read('product-categories', {fields: 'name,handle'}).catch((): Fields => ({})),
    ])
    return {
      products: records(products).flatMap(toLine),
      categories: records(categories.product_categories).map(({name, handle}) => ({
        title: name,
        url: handle && `/categories/${handle}`,
      })),
    }
  })
