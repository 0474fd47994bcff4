import {loadBackend} from '../backends/load-backend.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {emit} from '../page/emit.ts'
import {store} from '../page/store/store.ts'
import type {PutBack} from '../page/store/types.ts'
import {track} from '../tracking/events/track.ts'
import {refreshCart} from './read-cart.ts'
import {undoOf} from './undo-of.ts'
import {writeCart} from './write-cart.ts'

/** An entry of the cart; reads the cart if the entry is unknown. */
export async function findEntry(id: string): Promise<CartEntry> {
  const inCart = (cart: Cart | null) => cart?.entries.find((entry) => entry.id === id)
  const entry = inCart(store.getState().cart) ?? inCart(await refreshCart())
  if (!entry) throw new RangeError(`The cart has no entry "${id}": take ids from cart.entries`)
  return entry
}

/** Removes an entry from the cart. A shop that keeps it gives the reason. */
export async function removeItem(id: string, putBack: PutBack): Promise<CartReply> {
  const entry = await findEntry(id)
  const undo = undoOf(entry, putBack)
  const {remove} = await loadBackend()
  const reply = await writeCart(id, () => remove(entry))
  const {cart} = reply
  if (cart.entries.some((entry) => entry.id === id)) return reply
  track('RemoveFromCart', {productId: entry.itemId, sku: entry.sku})
  emit('item-removed', {entry, cart, undo})
  return reply
}

/** Sets the quantity of an entry; 0 removes it. */
export async function updateItem(id: string, quantity: number, putBack: PutBack): Promise<CartReply> {
  if (!Number.isInteger(quantity) || quantity < 0)
    throw new RangeError(`cart.update: quantity ${quantity} is no whole number from 0`)
  if (!quantity) return removeItem(id, putBack)
  const entry = await findEntry(id)
  const {setQuantity} = await loadBackend()
  return writeCart(id, () => setQuantity(entry, quantity))
}
