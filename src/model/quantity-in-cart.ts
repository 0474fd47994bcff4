import type {Cart} from './cart.ts'
import {type ItemKey, isOfKey} from './item-key.ts'

/** How many of a variant are in the cart, in however many lines. */
export const quantityInCart = (cart: Cart, key: ItemKey): number =>
  cart.entries.reduce((sum, entry) => (isOfKey(entry, key) ? sum + entry.quantity : sum), 0)
