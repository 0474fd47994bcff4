import type {StockLevel} from '../api/cart/inventory.ts'
import type {Product} from '../model/product.ts'
import {quantityInCart} from '../model/quantity-in-cart.ts'
import {emit} from '../page/emit.ts'
import {loadBackend} from '../page/store/load-backend.ts'
import {store} from '../page/store/store.ts'

/** Nothing where the shop does not say: it has the last word when the item is added. */
const loadStock = async (itemId: string): Promise<StockLevel[]> => {
  const {readStock} = await loadBackend()
  return readStock(itemId).catch(() => [])
}

/** The level of a variant. Where there is one level, it is that of the only variant, whatever its SKU. */
const levelOf = (levels: readonly StockLevel[], sku: string | null): StockLevel | undefined =>
  levels.find((one) => one.sku === sku) ?? (levels.length === 1 ? levels[0] : undefined)

/**
 * Whether one more than what the cart holds can be had (product.md §4, in stock for forms). Where the server does not
 * say, it has the last word when the item is added.
 */
export async function hasMore(itemId: string, sku: string | null): Promise<boolean> {
  const levels = await loadStock(itemId)
  const level = levelOf(levels, sku)
  const {cart} = store.getState()
  return !level || level.unlimited || level.qtyInStock > (cart ? quantityInCart(cart, itemId, level.sku) : 0)
}

/** Reads the stock of a product again and reports each variant whose stock has changed. */
export async function reportStock({id, variants}: Product, element: Element): Promise<void> {
  const levels = await loadStock(id)
  for (const {sku, ...variant} of variants) {
    const level = variants.length > 1 ? levels.find((one) => one.sku === sku) : levelOf(levels, sku)
    if (!level) continue
    const [qtyInStock = null, previous = null] = [level, variant].map((one) =>
      one.unlimited ? null : one.qtyInStock,
    )
    if (qtyInStock !== previous) emit('stock-change', {itemId: id, sku, qtyInStock, previous}, element)
  }
}
