import {loadBackend} from '../page/store/load-backend.ts'
import type {AddInput} from '../page/store/types.ts'
import {trackAdded} from '../tracking/events/added.ts'
import type {AddContext} from './add-item.ts'
import {unsupported} from './unsupported.ts'

/** Makes a cart for one subscription, apart from the shopping cart, and gives its token (product.md §7). */
export async function createSubscription(input: AddInput, {source, element}: AddContext): Promise<string> {
  const {itemId, sku = null, quantity = 1, additionalFields = null} = input
  const {subscribe} = await loadBackend()
  if (!subscribe) throw unsupported('subscriptions')
  const item = {itemId, sku, variantId: null, isSkuEnough: true}
  const cartToken = await subscribe({...item, quantity, additionalFields})
  trackAdded({productId: itemId, sku, quantity, entryId: null, newlyAdded: null}, source, element)
  return cartToken
}
