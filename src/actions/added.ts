import type {AddSource} from '../contract/events.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {type ItemKey, isOfKey} from '../model/item-key.ts'
import {quantityInCart} from '../model/quantity-in-cart.ts'
import type {Variant} from '../model/variant.ts'
import {emit} from '../page/emit.ts'
import {store} from '../page/store/store.ts'
import {trackAdded} from '../tracking/events/added.ts'

/** What the page knows about an addition, besides the request. */
export interface AddContext {
  source: AddSource
  /** The product; derived from the new entry if absent. */
  item?: {id: string; title: string}
  variant?: Variant | null
  /** The element from which `vitrine:item-added` bubbles. */
  element?: Element
}

/** The result of an addition. */
export interface Added {
  cart: Cart
  /** The quantity that the shop accepted. */
  taken: number
  problems: readonly CartProblem[]
}

export interface Wanted {
  key: ItemKey
  quantity: number
  /** What the cart had of it before; `Infinity` if that is unknown. */
  before: number
}

const entryOf = ({cart, newlyAdded}: CartReply, key: ItemKey): CartEntry | null =>
  cart.entries.find((entry) => isOfKey(entry, key)) ?? newlyAdded

/**
 * The shop has accepted everything that it does not report as left out, unless the cart has gained less. A cart that has
 * less than before was changed elsewhere meanwhile: it tells nothing.
 */
function takenOf(
  {cart, problems}: CartReply,
  {key, quantity, before}: Wanted,
  entry: CartEntry | null,
): number {
  const isOfIt = ({entryId}: CartProblem) => !entryId || !entry || entryId === entry.id
  const reported = problems.filter(isOfIt).flatMap(({taken}) => taken ?? [])
  const held = quantityInCart(cart, key)
  const gained = held && held >= before ? held - before : quantity
  return Math.min(quantity, ...(reported.length ? reported : [gained]))
}

/** Announces the accepted quantity to the page; if it is zero, nothing was added. */
export function announceAddition(reply: CartReply, addition: Wanted, context: AddContext): Added {
  const {cart, problems} = reply
  const {key, quantity} = addition
  const {itemId, sku} = key
  const entry = entryOf(reply, key)
  const taken = takenOf(reply, addition, entry)
  if (!taken) return {cart, taken, problems}
  const {item = {id: itemId, title: entry?.title ?? ''}, variant = null, source, element} = context
  store.setState({
    lastAdded: {title: item.title || (entry?.title ?? ''), entry, quantityAdded: taken, at: Date.now()},
  })
  const ids = {entryId: entry?.id ?? null, newlyAdded: entry?.quantity ?? null}
  trackAdded({productId: itemId, sku, quantity: taken, ...ids}, source, element)
  const quantities = {quantityAdded: taken, quantityWanted: quantity}
  emit('item-added', {item, variant, ...quantities, cart, source}, element)
  return {cart, taken, problems}
}
