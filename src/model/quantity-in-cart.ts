import type {Cart} from './cart.ts'
import {type ItemKey, isOfKey} from './item-key.ts'

/** The quantity of a variant in the cart, over all lines. */
export const quantityInCart = (cart: Cart, key: ItemKey): number =>
  cart.entries.reduce((sum, entry) => (isOfKey(entry, key) ? sum + entry.quantity : sum), 0)
