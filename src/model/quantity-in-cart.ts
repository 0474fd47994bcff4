import type {Cart} from './cart.ts'

/** Without an SKU, every entry of the item counts: the server fills in the SKU of a single variant. */
export const quantityInCart = (cart: Cart, itemId: string, sku: string | null): number =>
  cart.entries.reduce(
    (sum, entry) =>
      entry.itemId === itemId && (sku === null || entry.sku === sku) ? sum + entry.quantity : sum,
    0,
  )
