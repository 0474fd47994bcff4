import {createSubscriptionCart} from '../../api/subscription.ts'
import type {AddInput} from '../types.ts'

/** Makes a cart for one subscription, apart from the shopping cart, and gives its token (product.md §7). */
export const createSubscription = ({itemId, sku = null, quantity = 1, additionalFields = null}: AddInput) =>
  createSubscriptionCart({itemId, sku, quantity, additionalFields})
