import type {StockLevel} from '../../api/cart/inventory.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {ItemKey} from '../../model/item-key.ts'
import {quickViewOf} from '../quick-view.ts'
import {records} from '../records.ts'
import {notFound} from '../replies.ts'
import type {Calls, Fields} from './calls.ts'
import {gidOf} from './ids.ts'
import {FIND} from './product-query.ts'
import {toProduct} from './to-product.ts'

/** A product as `data-product` has it. */
export async function readProduct(
  {ask, country: c}: Calls,
  id: string,
  signal?: AbortSignal,
): Promise<Fields> {
  const name = /^(gid:.*|\d+)$/.test(id) ? {id: gidOf('Product', id)} : {h: id}
  const product = await ask(FIND, {...name, c}, signal)
  if (!product.id) throw notFound(`product "${id}"`)
  return toProduct(product)
}

export async function readStock(calls: Calls, id: string, signal?: AbortSignal): Promise<StockLevel[]> {
  const {variants} = await readProduct(calls, id, signal)
  return records(variants).map(({id: variantId, sku, unlimited, qtyInStock}) => ({
    sku: textOrNull(sku),
    variantId: textOrNull(variantId),
    unlimited: unlimited === true,
    qtyInStock: Number(qtyInStock),
  }))
}

export const readQuickView = async (calls: Calls, id: string, signal?: AbortSignal): Promise<string> =>
  quickViewOf(await readProduct(calls, id, signal))

/** The id of a variant that is known by its SKU, or as the first. */
export async function findVariant(calls: Calls, {itemId, sku}: ItemKey): Promise<unknown> {
  const variants = records((await readProduct(calls, itemId)).variants)
  const variant = sku === null ? variants[0] : variants.find((one) => one.sku === sku)
  if (!variant) throw notFound(`variant "${sku}" of product "${itemId}"`)
  return variant.id
}
