import type {StockLevel} from '../api/cart/inventory.ts'
import {loadBackend} from '../backends/load-backend.ts'
import {type ItemKey, keyOf} from '../model/item-key.ts'
import type {Product} from '../model/product.ts'
import {quantityInCart} from '../model/quantity-in-cart.ts'
import {emit} from '../page/emit.ts'
import {store} from '../page/store/store.ts'

/** Empty if the shop does not report stock: it decides when the item is added. */
const loadStock = async (itemId: string): Promise<StockLevel[]> => {
  const {readStock} = await loadBackend()
  return readStock(itemId).catch(() => [])
}

/** The level of a variant. A single level belongs to the only variant, whatever its SKU. */
function levelOf(levels: readonly StockLevel[], key: ItemKey): StockLevel | undefined {
  const {sku, variantId, isSkuEnough} = key
  const found = levels.find((level) =>
    !isSkuEnough && variantId && level.variantId ? level.variantId === variantId : level.sku === sku,
  )
  return found ?? (levels.length === 1 ? levels[0] : undefined)
}

/**
 * Whether stock allows one more than the cart holds (product.md §4, in stock for forms). If the server does not report
 * stock, it decides when the item is added.
 */
export async function hasMore(key: ItemKey): Promise<boolean> {
  const levels = await loadStock(key.itemId)
  const level = levelOf(levels, key)
  const {cart} = store.getState()
  return (
    !level ||
    level.unlimited ||
    level.qtyInStock > (cart ? quantityInCart(cart, {...key, sku: level.sku}) : 0)
  )
}

/** Reads the stock of a product again and reports each variant whose stock has changed. */
export async function reportStock(product: Product, element: Element): Promise<void> {
  const levels = await loadStock(product.id)
  const {variants} = product
  for (const variant of variants) {
    const key = keyOf(product, variant)
    const {itemId, sku, variantId, isSkuEnough} = key
    const level = levelOf(levels, key)
    if (!level) continue
    const [qtyInStock = null, previous = null] = [level, variant].map((stock) =>
      stock.unlimited ? null : stock.qtyInStock,
    )
    const change = {itemId, sku, ...(variantId && !isSkuEnough && {variantId}), qtyInStock, previous}
    if (qtyInStock !== previous) emit('stock-change', change, element)
  }
}
