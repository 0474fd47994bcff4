import {readPath} from '../../lib/read-path.ts'
import {fromMajor} from '../money.ts'
import {type Fields, records} from '../records.ts'
import {urlOf} from './to-cart.ts'

/** What the admin writes for products without options. */
const NO_OPTION = 'Default option value'

/** Returns a function from a variant's values to its options by name. Values refer to their option by id. */
export function optionsOf(options: unknown): (values: unknown) => Fields {
  const titles = new Map(records(options).map(({id, title}) => [id, `${title}`]))
  return (values) =>
    Object.fromEntries(
      records(values)
        .filter(({value}) => value !== NO_OPTION)
        .map(({option_id, value}) => [titles.get(option_id), value]),
    )
}

/** What there is of a variant. */
export const stockOf = ({manage_inventory, allow_backorder, inventory_quantity}: Fields) => ({
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

/** Sorts a list by its rank: replies have any order. */
const inOrder = (list: unknown, rank: string): Fields[] =>
  records(list).sort((left, right) => Number(left[rank] ?? 0) - Number(right[rank] ?? 0))

/** A product in the form of `data-product`, with its pictures. The region does not sell variants without a price. */
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
