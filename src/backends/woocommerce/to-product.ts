import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import {decode} from './decode.ts'
import {toStock} from './stock.ts'

/** One way to buy a variation: options by name, and what has to be chosen because the variation leaves it open. */
interface Choice {
  options: Record<string, string>
  open: [attribute: string, value: string][]
}

/** Terms that an option of a variation stands for: one, or all of the attribute where it is open. */
function termsOf({terms}: Fields, value: unknown): Fields[] {
  const all = records(terms)
  if (value == null) return all
  const term = all.find(({slug}) => slug === value)
  return [term ?? {name: value, slug: value}]
}

function choicesOf(attributes: readonly Fields[], chosen: readonly Fields[]): Choice[] {
  return chosen.reduce<Choice[]>(
    (choices, {name, value}) => {
      const attribute = asRecord(attributes.find((one) => one.name === name))
      return choices.flatMap(({options, open}) =>
        termsOf(attribute, value).map((term) => ({
          options: {...options, [decode(name)]: decode(term.name)},
          open: value == null ? [...open, [`${attribute.taxonomy ?? name}`, `${term.slug}`]] : open,
        })),
      )
    },
    [{options: {}, open: []}],
  )
}

/** The id of a variant: the shop's own, with what was chosen of an open option behind it. */
const idOf = (id: unknown, open: Choice['open']): string =>
  open.length ? `${id}?${new URLSearchParams(open)}` : `${id}`

/**
 * What there is of a product, by the most of it that the shop takes. That says nothing where one at a time is sold, nor where
 * the shop has no words for the stock: it does not count it then, and the most is a limit of an order.
 */
function leftOf({is_in_stock, is_purchasable, sold_individually, ...product}: Fields): unknown {
  if (is_in_stock !== true || is_purchasable === false) return 0
  if (readPath(product.stock_availability, 'text') === '') return product.low_stock_remaining
  const limit = sold_individually ? null : readPath(product.add_to_cart, 'maximum')
  return limit ?? product.low_stock_remaining
}

function toVariant(product: Fields, {options, open}: Choice): Fields {
  const prices = asRecord(product.prices)
  const {currency, amount} = amountsOf(prices)
  const [image] = records(product.images)
  return {
    id: idOf(product.id, open),
    sku: decode(product.sku),
    attributes: options,
    priceMoney: {currency, value: amount(prices.regular_price)},
    salePriceMoney: {currency, value: amount(prices.price)},
    onSale: product.on_sale,
    mainImageId: image?.id,
    ...toStock(leftOf(product)),
  }
}

/** A product as `data-product` has it, with its pictures. `variations` are those that can be bought of it. */
export function toProduct(product: Fields, variations: readonly Fields[]): Fields {
  const attributes = records(product.attributes)
  const options = attributes.filter(({has_variations}) => has_variations)
  const known = new Map(variations.map((one) => [one.id, one]))
  const listed = records(product.variations)
  const images = [product, ...variations].flatMap((one) => records(one.images))
  return {
    id: `${product.id}`,
    title: decode(product.name),
    url: product.permalink,
    description: product.description || product.short_description,
    variantOptionOrdering: options.map(({name}) => decode(name)),
    variants: listed.length
      ? listed.flatMap(({id, attributes: chosen}) => {
          const variation = known.get(id)
          return variation
            ? choicesOf(attributes, records(chosen)).map((choice) => toVariant(variation, choice))
            : []
        })
      : [toVariant(product, {options: {}, open: []})],
    images: [...new Map(images.map((image) => [image.id, image])).values()].map(({id, src, alt}) => ({
      id,
      url: src,
      alt: decode(alt),
    })),
  }
}
