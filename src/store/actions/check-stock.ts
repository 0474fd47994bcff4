import {loadStock} from '../../api/inventory.ts'
import {quantityInCart} from '../../model/quantity-in-cart.ts'
import {store} from '../store.ts'

/**
 * Whether one more than what the cart holds can be had (product.md §4, in stock for forms). Where the server does not
 * say, it has the last word when the item is added.
 */
export async function hasMore(itemId: string, sku: string | null): Promise<boolean> {
  const levels = await loadStock(itemId).catch(() => [])
  const level = levels.find((one) => one.sku === sku) ?? (levels.length === 1 ? levels[0] : undefined)
  const {cart} = store.getState()
  return !level || level.unlimited || level.qtyInStock > (cart ? quantityInCart(cart, itemId, level.sku) : 0)
}
