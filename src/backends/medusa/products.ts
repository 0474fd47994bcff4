import {createProducts} from '../create-products.ts'
import {type Fields, records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Ask} from './calls.ts'
import type {Options} from './to-cart.ts'
import {optionsOf, toProduct} from './to-product.ts'

export const FIELDS =
  'title,handle,description,*options,*images,*variants,*variants.options,*variants.images,*variants.calculated_price,+variants.inventory_quantity'

/** Products by their ids or handles, with the prices of a region. */
export const productsOf = (ask: Ask, region: string | null) =>
  createProducts(async (id, signal) => {
    const name = id.startsWith('prod_') ? {id} : {handle: id}
    const query = new URLSearchParams({...name, region_id: region ?? '', fields: FIELDS})
    const [found] = records((await ask(`/products?${query}`, {signal})).products)
    const product = toProduct(found ?? {})
    if (!product.variants.length) throw notFound(`product "${id}" with a price in region "${region}"`)
    return product
  })

/** Loads the options of the variants in a cart. A variant that is no longer sold has no options. */
export async function learnOptions(ask: Ask, {items}: Fields, options: Options): Promise<void> {
  const unknown = records(items).filter(({variant_id}) => !options.has(`${variant_id}`))
  const ids = [...new Set(unknown.map(({product_id}) => `${product_id}`))]
  const query = new URLSearchParams({limit: `${ids.length}`, fields: 'id,*options,*variants.options'})
  for (const id of ids) query.append('id[]', id)
  const {products} = await ask(`/products?${query}`)
  for (const {variant_id} of unknown) options.set(`${variant_id}`, {})
  for (const {variants, options: all} of records(products)) {
    const attributesOf = optionsOf(all)
    for (const {id, options: values} of records(variants)) options.set(`${id}`, attributesOf(values))
  }
}
