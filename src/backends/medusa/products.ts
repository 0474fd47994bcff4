import type {StockLevel} from '../../api/cart/inventory.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {ItemKey} from '../../model/item-key.ts'
import {quickViewOf} from '../quick-view.ts'
import {records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Ask, Fields} from './calls.ts'
import type {Options} from './to-cart.ts'
import {optionsOf, toProduct} from './to-product.ts'

const FIELDS =
  'title,handle,description,*options,*images,*variants,*variants.options,*variants.images,*variants.calculated_price,+variants.inventory_quantity'

const query = (fields: Readonly<Record<string, string>>): string => `${new URLSearchParams(fields)}`

/** A product as `data-product` has it, by its id or its handle, with the prices of the region. */
export async function readProduct(
  ask: Ask,
  region: string | null,
  id: string,
  signal?: AbortSignal,
): Promise<Fields> {
  const name = id.startsWith('prod_') ? {id} : {handle: id}
  const asked = query({...name, region_id: region ?? '', fields: FIELDS})
  const [found] = records((await ask(`/products?${asked}`, {signal})).products)
  const product = found && toProduct(found)
  if (!records(product?.variants).length) throw notFound(`product "${id}" with a price in region "${region}"`)
  return {...product}
}

export async function readStock(
  ask: Ask,
  region: string | null,
  id: string,
  signal?: AbortSignal,
): Promise<StockLevel[]> {
  const {variants} = await readProduct(ask, region, id, signal)
  return records(variants).map(({id: variantId, sku, unlimited, qtyInStock}) => ({
    sku: textOrNull(sku),
    variantId: textOrNull(variantId),
    unlimited: unlimited === true,
    qtyInStock: Number(qtyInStock),
  }))
}

export const readQuickView = async (...args: Parameters<typeof readProduct>): Promise<string> =>
  quickViewOf(await readProduct(...args))

/** The id of a variant that is known by its SKU, or as the first. */
export async function findVariant(ask: Ask, region: string | null, {itemId, sku}: ItemKey): Promise<string> {
  const variants = records((await readProduct(ask, region, itemId)).variants)
  const id = textOrNull((sku === null ? variants[0] : variants.find((one) => one.sku === sku))?.id)
  if (!id) throw notFound(`variant "${sku}" of product "${itemId}"`)
  return id
}

/** Asks which options the variants of a cart are. One that is sold no more has none. */
export async function learnOptions(ask: Ask, {items}: Fields, options: Options): Promise<void> {
  const unknown = records(items).filter(({variant_id}) => !options.has(`${variant_id}`))
  const ids = [...new Set(unknown.map(({product_id}) => `${product_id}`))]
  const asked = new URLSearchParams({limit: `${ids.length}`, fields: 'id,variants.id,*variants.options'})
  for (const id of ids) asked.append('id[]', id)
  const found = records((await ask(`/products?${asked}`)).products)
  for (const {variant_id} of unknown) options.set(`${variant_id}`, {})
  for (const {variants} of found)
    for (const {id, options: own} of records(variants)) options.set(`${id}`, optionsOf(own))
}
