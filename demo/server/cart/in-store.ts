import type {Cart, CartEntry, CartProblem} from '../../../src/api/generated/schema.ts'
import {convert, type Store} from '../../seed/stores.ts'
import {toMoney} from '../catalogue/product-item.ts'
import {totalsOf} from './totals.ts'
import type {HomeCart} from './view.ts'

function entryInStore(entry: CartEntry, store: Store): CartEntry {
  const {price, salePrice, ...variant} = entry.chosenVariant
  const purchasePriceCents = convert(entry.purchasePriceCents, store)
  return {
    ...entry,
    chosenVariant: {
      ...variant,
      ...(price !== undefined && {price: convert(price, store)}),
      ...(salePrice !== undefined && {salePrice: convert(salePrice, store)}),
    },
    purchasePriceCents,
    subTotal: purchasePriceCents * entry.quantity,
  }
}

/** The cart as the store's visitors see it: what one costs is converted, and all sums are calculated again. */
export function cartInStore({codes, ...cart}: HomeCart, store: Store): Cart {
  const entries = cart.entries.map((entry) => entryInStore(entry, store))
  const totals = totalsOf({
    subtotalCents: entries.reduce((sum, {subTotal}) => sum + subTotal, 0),
    requiresShipping: cart.requiresShipping === true,
    location: cart.shippingLocation ?? null,
    codes,
    store,
  })
  return {
    ...cart,
    entries,
    ...totals,
    subtotal: toMoney(totals.subtotalCents, store.currency),
    grandTotal: toMoney(totals.grandTotalCents, store.currency),
  }
}

/** What a change of the cart is answered with inside the shop. */
export interface HomeReply {
  shoppingCart: HomeCart
  newlyAdded?: CartEntry
  updatedEntry?: CartEntry
  /** What was done by half. */
  problems?: CartProblem[]
  /** Answers what was done by half with a refusal. */
  isRefused?: boolean
}

/** What a call for the cart is answered with. */
export const replyInStore = (
  {shoppingCart, newlyAdded, updatedEntry, problems}: HomeReply,
  store: Store,
) => ({
  shoppingCart: cartInStore(shoppingCart, store),
  ...(newlyAdded && {newlyAdded: entryInStore(newlyAdded, store)}),
  ...(updatedEntry && {updatedEntry: entryInStore(updatedEntry, store)}),
  ...(problems && {problems}),
})
