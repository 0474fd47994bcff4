import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {fromMajor} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {shortId} from './ids.ts'
import {optionsOf, stockOf, urlOf} from './to-cart.ts'

function toVariant(variant: Fields): Fields {
  const currency = textOrNull(readPath(variant, 'price.currencyCode')) ?? ''
  const money = (name: string) => ({
    currency,
    value: fromMajor(readPath(variant, `${name}.amount`), currency),
  })
  const [price, before] = [money('price'), money('compareAtPrice')]
  const onSale = before.value > price.value
  return {
    id: shortId(variant.id),
    sku: variant.sku,
    attributes: optionsOf(variant.selectedOptions),
    priceMoney: onSale ? before : price,
    salePriceMoney: price,
    onSale,
    mainImageId: readPath(variant, 'image.id'),
    ...stockOf(variant),
  }
}

/** A product in the form of `data-product`, with its pictures. */
export const toProduct = (product: Fields): Fields => ({
  id: shortId(product.id),
  title: product.title,
  url: urlOf(product.handle),
  description: product.descriptionHtml,
  variantOptionOrdering: records(product.options).map(({name}) => name),
  variants: records(readPath(product, 'variants.nodes')).map(toVariant),
  images: records(readPath(product, 'images.nodes')).map(({id, url, altText}) => ({id, url, alt: altText})),
})
