import type {Cart, CartEntry, CartProblem} from '../../../src/api/generated/schema.ts'
import {toMoney} from '../../seed/product-item.ts'
import {say, sayEach} from '../../seed/say.ts'
import {convert, type Store} from '../../seed/stores.ts'
import {translateForm} from '../../seed/translate-form.ts'
import {translateAttributes} from '../../seed/translate-product.ts'
import {totalsOf} from './totals.ts'
import type {HomeCart} from './view.ts'

function entryInStore(entry: CartEntry, store: Store): CartEntry {
  const {additionalFieldsForm: form} = entry
  const {price, salePrice, lowestPriceCents: lowest, ...variant} = entry.chosenVariant
  const purchasePriceCents = convert(entry.purchasePriceCents, store)
  return {
    ...entry,
    title: say(entry.title, store),
    ...(form && {additionalFieldsForm: translateForm(form, store)}),
    chosenVariant: {
      ...variant,
      attributes: translateAttributes(variant.attributes, store),
      ...(price !== undefined && {price: convert(price, store)}),
      ...(lowest !== undefined && {lowestPriceCents: convert(lowest, store)}),
      ...(salePrice !== undefined && {salePrice: convert(salePrice, store)}),
    },
    purchasePriceCents,
    subTotal: purchasePriceCents * entry.quantity,
  }
}

/** The cart in a store's language and currency: unit prices are converted, and all totals are calculated from them. */
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

/** The reply to a change of the cart, before conversion to a store's currency. */
export interface HomeReply {
  shoppingCart: HomeCart
  newlyAdded?: CartEntry
  updatedEntry?: CartEntry
  /** Partial changes. */
  problems?: CartProblem[]
  /** Answers a partial change with a refusal. */
  isRefused?: boolean
}

/** The reply to a cart call. */
export const replyInStore = (
  {shoppingCart, newlyAdded, updatedEntry, problems}: HomeReply,
  store: Store,
) => ({
  shoppingCart: cartInStore(shoppingCart, store),
  ...(newlyAdded && {newlyAdded: entryInStore(newlyAdded, store)}),
  ...(updatedEntry && {updatedEntry: entryInStore(updatedEntry, store)}),
  ...(problems && {problems: problems.map((problem) => sayEach(problem, ['message'], store))}),
})
