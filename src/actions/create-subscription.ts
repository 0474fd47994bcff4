import {loadBackend} from '../backends/load-backend.ts'
import {trackAdded} from '../tracking/events/added.ts'
import {type AddContext, type Addition, readKey} from './add-item.ts'
import {unsupported} from './unsupported.ts'

/** Creates a cart for one subscription, separate from the shopping cart, and returns its token (product.md §7). */
export async function createSubscription(input: Addition, {source, element}: AddContext): Promise<string> {
  const {quantity = 1, additionalFields = null} = input
  const key = readKey(input)
  const {subscribe} = await loadBackend()
  if (!subscribe) throw unsupported('subscriptions')
  const cartToken = await subscribe({...key, quantity, additionalFields})
  trackAdded(
    {productId: key.itemId, sku: key.sku, quantity, entryId: null, newlyAdded: null},
    source,
    element,
  )
  return cartToken
}
