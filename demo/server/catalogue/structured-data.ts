import {comparedPrice, type Offer, offersOf, paidPrice} from '../../../src/model/display-state.ts'
import type {Money} from '../../../src/model/money.ts'
import {MONEY, toShownProduct} from '../../../src/model/shown-product.ts'
import {isVariantSoldOut} from '../../../src/model/stock.ts'
import {photosOf} from '../../seed/gallery.ts'
import {toMoney} from '../../seed/product-item.ts'
import type {Store} from '../../seed/stores.ts'
import type {ShopProduct} from './catalogue.ts'

const SCHEMA = 'https://schema.org'

function priceOf({minor, currency}: Money) {
  const {value} = toMoney(minor, currency)
  return {price: value, priceCurrency: currency}
}

/** What is struck through is what the page strikes through: the prior price where there is one. */
function priceSpecification(offer: Offer<Money>, isPriorRequired: boolean) {
  const compared = comparedPrice(offer, MONEY, isPriorRequired)
  if (!compared) return {}
  const type = 'UnitPriceSpecification'
  return {
    priceSpecification: [
      {'@type': type, ...priceOf(paidPrice(offer))},
      {'@type': type, priceType: `${SCHEMA}/StrikethroughPrice`, ...priceOf(compared)},
    ],
  }
}

/** A product with its offers, for search engines (schema.org); the amounts are those of the page. */
export function toStructuredData(
  {product, record, item}: Pick<ShopProduct, 'product' | 'record' | 'item'>,
  store: Store,
  isPriorRequired = false,
) {
  const shown = toShownProduct(product, isPriorRequired)
  const offers = offersOf(shown).map((offer, index) => {
    const variant = product.variants[index]
    const isOut = variant !== undefined && isVariantSoldOut(product, variant)
    return {
      '@type': 'Offer',
      sku: variant?.sku,
      url: item.fullUrl,
      availability: `${SCHEMA}/${isOut ? 'OutOfStock' : 'InStock'}`,
      ...priceOf(paidPrice(offer)),
      ...priceSpecification(offer, isPriorRequired),
    }
  })
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: record.title,
    description: record.summary,
    image: photosOf(record, store).map(({file}) => `/media/${file}`),
    offers,
  }
}
