import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Fields, records} from '../records.ts'
import {MOST_SUGGESTED, samePrice, suggest} from '../suggest.ts'
import {amountsOf} from './amounts.ts'
import type {Calls} from './calls.ts'

const PRICE = '{...on SinglePrice{value}...on PriceRange{min max}}'
const SUGGEST = `query($i:SearchInput!){r:search(input:$i){items{productName slug productAsset{preview}currencyCode price${PRICE}priceWithTax${PRICE}}collections{collection{name slug}}}}`

function toLine(item: Fields, withTax: boolean) {
  const currency = textOrNull(item.currencyCode) ?? ''
  const price = asRecord(item[withTax ? 'priceWithTax' : 'price'])
  const amount = amountsOf(currency, false)
  return {
    title: item.productName,
    url: item.slug && `/${item.slug}`,
    imageUrl: readPath(item, 'productAsset.preview'),
    price: samePrice(
      currency,
      Object.keys(price).map((name) => amount(price, name)),
    ),
  }
}

/** Categories are the collections of the products that the search finds. */
export const searchShop = ({ask, includesTax}: Calls, text: string, signal?: AbortSignal) =>
  suggest(text, async (term) => {
    const input = {term, groupByProduct: true, take: MOST_SUGGESTED}
    const [{items, collections}, withTax] = await Promise.all([
      ask(SUGGEST, {i: input}, signal),
      includesTax(),
    ])
    return {
      products: records(items).map((item) => toLine(item, withTax)),
      categories: records(collections).map(({collection}) => {
        const {name, slug} = asRecord(collection)
        return {title: name, url: slug && `/collections/${slug}`}
      }),
    }
  })
