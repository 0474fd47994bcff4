import {ApiError} from '../../api/errors.ts'
import type {Cart} from '../../model/cart.ts'

/** Adds the shop's current cart to the error of a refused change: an ordered cart refuses every change. */
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
