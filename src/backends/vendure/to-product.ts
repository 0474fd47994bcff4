import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import {optionsOf, stockOf} from './to-cart.ts'

function toVariant(variant: Fields, withTax: boolean): Fields {
  const currency = textOrNull(variant.currencyCode) ?? ''
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: optionsOf(variant.options),
    priceMoney: {currency, value: amountsOf(currency, withTax)(variant, 'price')},
    mainImageId: readPath(variant, 'featuredAsset.id'),
    ...stockOf(variant.stockLevel),
  }
}

/** A product in the form of `data-product`, with its pictures. */
export const toProduct = (product: Fields, withTax: boolean): Fields => ({
  id: product.id,
  title: product.name,
  url: `/${product.slug}`,
  description: product.description,
  variantOptionOrdering: records(product.optionGroups).map(({name}) => name),
  variants: records(product.variants).map((variant) => toVariant(variant, withTax)),
  images: records(product.assets).map(({id, preview}) => ({id, url: preview})),
})
