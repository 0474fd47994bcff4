import type {Cart} from './cart.ts'

/** Quantities that a visitor wants, by the id of the entry; 0 removes it. */
export type Wanted = Readonly<Record<string, {readonly quantity: number}>>

/**
 * The cart with pending changes laid over it, as far as they are known before the server replies: lines, subtotal and
 * count. All other sums are still those of the earlier cart. An unchanged entry stays the same object.
 */
export function provisionalCart(cart: Cart, wanted: Wanted): Cart {
  let {subtotalCents, totalQuantity} = cart
  const entries = cart.entries.map((entry) => {
    const quantity = wanted[entry.id]?.quantity ?? entry.quantity
    if (quantity === entry.quantity) return entry
    const subTotal = entry.purchasePriceCents * quantity
    subtotalCents += subTotal - entry.subTotal
    totalQuantity += quantity - entry.quantity
    return {...entry, quantity, subTotal}
  })
  return {...cart, entries, subtotalCents, totalQuantity}
}
