import type {ShippingLocation} from '../api/cart/cart-token.ts'
import type {Backend} from '../backends/contract.ts'
import {loadBackend} from '../backends/load-backend.ts'
import {asApiError} from '../contract/errors.ts'
import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import {store} from '../page/store/store.ts'
import {forgetProblems} from './edits.ts'
import {noteProblems} from './note-problems.ts'
import {refreshCart} from './read-cart.ts'
import {writeCart} from './write-cart.ts'

export {changeLine, putBack} from './edit-lines.ts'
export {prepareUndo} from './undo-of.ts'

/** A change of the whole cart. After a failure the cart is read: the change may have succeeded nevertheless. */
async function change(task: (backend: Backend, cart: Cart) => Promise<CartReply>): Promise<CartReply> {
  forgetProblems()
  const backend = await loadBackend()
  const cart = store.getState().cart ?? (await refreshCart())
  try {
    const reply = await writeCart('cart', () => task(backend, cart))
    noteProblems(reply)
    return reply
  } catch (error) {
    if (!asApiError(error)?.cart) await refreshCart().catch(() => {})
    throw error
  }
}

/** Applies a promotion code or a gift card. */
export const applyCode = (code: string): Promise<CartReply> =>
  change((backend, cart) => backend.addCode(cart, code))

export const takeOffCode = (code: string): Promise<CartReply> =>
  change((backend, cart) => backend.removeCode(cart, code))

/** Sets the destination of the cart for shipping and taxes. */
export const estimateShipping = (location: ShippingLocation): Promise<CartReply> =>
  change((backend, cart) => backend.setLocation(cart, location))
