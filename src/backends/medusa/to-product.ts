import {readPath} from '../../lib/read-path.ts'
import {fromMajor} from '../money.ts'
import {records} from '../records.ts'
import type {Fields} from './calls.ts'
import {urlOf} from './to-cart.ts'

/** What the admin writes for products without options. */
const NO_OPTION = 'Default option value'

/** Option name to value. */
export const optionsOf = (options: unknown): Fields =>
  Object.fromEntries(
    records(options)
      .filter(({value}) => value !== NO_OPTION)
      .map(({option, value}) => [readPath(option, 'title'), value]),
  )

const stockOf = ({manage_inventory, allow_backorder, inventory_quantity}: Fields) => ({
  unlimited: !manage_inventory || allow_backorder === true,
  qtyInStock: Math.max(0, Number(inventory_quantity ?? 0)),
})

function toVariant(variant: Fields): Fields {
  const price = (name: string) => readPath(variant.calculated_price, name)
  const currency = `${price('currency_code')}`.toUpperCase()
  const [paid, before] = ['calculated_amount', 'original_amount'].map((name) =>
    fromMajor(price(name), currency),
  )
  const [image] = records(variant.images)
  return {
    id: variant.id,
    sku: variant.sku,
    attributes: optionsOf(variant.options),
    priceMoney: {currency, value: before},
    salePriceMoney: {currency, value: paid},
    onSale: Number(before) > Number(paid),
    mainImageId: image?.id,
    ...stockOf(variant),
  }
}

/** By its rank: replies have them in any order. */
const inOrder = (list: unknown, rank: string): Fields[] =>
  records(list).toSorted((one, other) => Number(one[rank] ?? 0) - Number(other[rank] ?? 0))

/** A product as `data-product` has it, with its pictures. What has no price in the region is not sold there. */
export function toProduct(product: Fields) {
  const variants = inOrder(product.variants, 'variant_rank').filter(({calculated_price}) => calculated_price)
  const values = variants.map(({options}) => optionsOf(options))
  return {
    id: product.id,
    title: product.title,
    url: urlOf(product.handle),
    description: product.description,
    variantOptionOrdering: records(product.options)
      .map(({title}) => `${title}`)
      .filter((title) => values.some((chosen) => title in chosen)),
    variants: variants.map(toVariant),
    images: inOrder(product.images, 'rank').map(({id, url}) => ({id, url})),
  }
}
