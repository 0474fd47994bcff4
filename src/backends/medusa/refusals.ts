import {ApiError} from '../../api/errors.ts'
import type {Cart} from '../../model/cart.ts'

/** A refused change with the cart that the shop has now: a cart that was ordered refuses all of them. */
export async function withCart(error: unknown, read: () => Promise<Cart>): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  const {kind, message, visitorMessage, status, cause} = error
  if (kind !== 'invalid' && kind !== 'not-found') return error
  try {
    const reply = {cart: await read(), newlyAdded: null, problems: []}
    return new ApiError(kind, message, visitorMessage, {...(status && {status}), cause, reply})
  } catch {
    return error
  }
}
