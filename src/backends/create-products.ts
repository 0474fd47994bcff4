import type {StockLevel} from '../api/cart/inventory.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import type {ItemKey} from '../model/item-key.ts'
import {quickViewOf} from './quick-view.ts'
import {records} from './records.ts'
import {notFound} from './replies.ts'

type Product = Readonly<Record<string, unknown>>

/** The products of a shop, from the call that reads one product in the form of `data-product`. */
export function createProducts<T extends Product>(
  readProduct: (id: string, signal?: AbortSignal) => Promise<T>,
) {
  async function readStock(id: string, signal?: AbortSignal): Promise<StockLevel[]> {
    const {variants} = await readProduct(id, signal)
    return records(variants).map(({id: variantId, sku, unlimited, qtyInStock}) => ({
      sku: textOrNull(sku),
      variantId: textOrNull(variantId),
      unlimited: unlimited === true,
      qtyInStock: Number(qtyInStock),
    }))
  }

  const readQuickView = async (id: string, signal?: AbortSignal): Promise<string> =>
    quickViewOf(await readProduct(id, signal))

  /** The id of the variant with the SKU; of the first variant if the item has no SKU. */
  async function findVariant({itemId, sku}: ItemKey): Promise<string> {
    const variants = records((await readProduct(itemId)).variants)
    const id = textOrNull((sku === null ? variants[0] : variants.find((variant) => variant.sku === sku))?.id)
    if (!id) throw notFound(`variant "${sku}" of product "${itemId}"`)
    return id
  }

  return {readProduct, readStock, readQuickView, findVariant}
}

export type Products = ReturnType<typeof createProducts>
