import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {type Fields, records} from '../records.ts'
import {amountsOf} from './amounts.ts'
import {decode} from './decode.ts'
import {toStock} from './stock.ts'

/** One variant of a variation: its options by name, and the values of options that the variation leaves open. */
interface Choice {
  options: Record<string, string>
  open: [attribute: string, value: string][]
}

/** The terms of a variation's option: one, or every term of the attribute if the option is open. */
function termsOf({terms}: Fields, value: unknown): Fields[] {
  const all = records(terms)
  if (value == null) return all
  const term = all.find(({slug}) => slug === value)
  return [term ?? {name: value, slug: value}]
}

function choicesOf(attributes: readonly Fields[], chosen: readonly Fields[]): Choice[] {
  return chosen.reduce<Choice[]>(
    (choices, {name, value}) => {
      const attribute = asRecord(attributes.find((candidate) => candidate.name === name))
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

/** The id of a variant: the shop's id, followed by the values of open options. */
const idOf = (id: unknown, open: Choice['open']): string =>
  open.length ? `${id}?${new URLSearchParams(open)}` : `${id}`

/**
 * The stock of a product, from the maximum quantity that the shop accepts. The maximum tells nothing about products that are
 * sold one at a time, nor about products without a stock text: the shop does not count these, and the maximum limits an order.
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

/** A product in the form of `data-product`, with its pictures. `variations` are the ones on sale. */
export function toProduct(product: Fields, variations: readonly Fields[]): Fields {
  const attributes = records(product.attributes)
  const options = attributes.filter(({has_variations}) => has_variations)
  const known = new Map(variations.map((variation) => [variation.id, variation]))
  const listed = records(product.variations)
  const images = [product, ...variations].flatMap(({images}) => records(images))
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
