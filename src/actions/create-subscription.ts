import {createSubscriptionCart} from '../api/cart/subscription.ts'
import type {AddInput} from '../page/store/types.ts'
import {trackAdded} from '../tracking/events/added.ts'
import type {AddContext} from './add-item.ts'

/** Makes a cart for one subscription, apart from the shopping cart, and gives its token (product.md §7). */
export async function createSubscription(input: AddInput, {source, element}: AddContext): Promise<string> {
  const {itemId, sku = null, quantity = 1, additionalFields = null} = input
  const cartToken = await createSubscriptionCart({itemId, sku, quantity, additionalFields})
  trackAdded({productId: itemId, sku, quantity, entryId: null, newlyAdded: null}, source, element)
  return cartToken
}
