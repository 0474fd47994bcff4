import {readPath} from '../../lib/read-path.ts'
import {fromMajor} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {urlOf} from './to-cart.ts'

/** What the admin writes for products without options. */
const NO_OPTION = 'Default option value'

/** Gives, for the values of a variant, option name to value. Values name their option by its id. */
export function optionsOf(options: unknown): (values: unknown) => Fields {
  const titles = new Map(records(options).map(({id, title}) => [id, `${title}`]))
  return (values) =>
    Object.fromEntries(
      records(values)
        .filter(({value}) => value !== NO_OPTION)
        .map(({option_id, value}) => [titles.get(option_id), value]),
    )
}

const stockOf = ({manage_inventory, allow_backorder, inventory_quantity}: Fields) => ({
  unlimited: !manage_inventory || allow_backorder === true,
  qtyInStock: Math.max(0, Number(inventory_quantity ?? 0)),
})

function toVariant(variant: Fields, attributes: Fields): Fields {
  const price = (name: string) => readPath(variant.calculated_price, name)
  const currency = `${price('currency_code')}`.toUpperCase()
  const [paid, before] = ['calculated_amount', 'original_amount'].map((name) =>
    fromMajor(price(name), currency),
  )
  const [image] = records(variant.images)
  return {
    id: variant.id,
    sku: variant.sku,
    attributes,
    priceMoney: {currency, value: before},
    salePriceMoney: {currency, value: paid},
    onSale: Number(before) > Number(paid),
    mainImageId: image?.id,
    ...stockOf(variant),
  }
}

/** By its rank: replies have them in any order. */
const inOrder = (list: unknown, rank: string): Fields[] =>
  records(list).sort((one, other) => Number(one[rank] ?? 0) - Number(other[rank] ?? 0))

/** A product as `data-product` has it, with its pictures. What has no price in the region is not sold there. */
export function toProduct(product: Fields) {
  const attributesOf = optionsOf(product.options)
  const variants = inOrder(product.variants, 'variant_rank')
    .filter(({calculated_price}) => calculated_price)
    .map((variant) => ({variant, attributes: attributesOf(variant.options)}))
  return {
    id: product.id,
    title: product.title,
    url: urlOf(product.handle),
    description: product.description,
    variantOptionOrdering: records(product.options)
      .map(({title}) => `${title}`)
      .filter((title) => variants.some(({attributes}) => title in attributes)),
    variants: variants.map(({variant, attributes}) => toVariant(variant, attributes)),
    images: inOrder(product.images, 'rank').map(({id, url}) => ({id, url})),
  }
}
