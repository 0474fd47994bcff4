import {ApiError} from '../api/errors.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'

/**
 * Failures after which the shop may still have made the change: a browser that is offline now may have been online when
 * it sent the request.
 */
const END_UNKNOWN: readonly (ApiErrorKind | undefined)[] = [
  'offline',
  'timeout',
  'network',
  'server',
  'malformed',
]

/** Whether the shop may have made the change. A repeat with the same id then counts once. */
export const isEndUnknown = (error: unknown): boolean => END_UNKNOWN.includes(asApiError(error)?.kind)

interface Addition {
  add: () => Promise<CartReply>
  read: () => Promise<Cart>
  /** Whether this cart, read after the addition, contains it. */
  isAdded: (cart: Cart) => boolean
}

/** Makes an addition. If its reply is lost, reads the cart once: an addition that the cart contains has succeeded. */
export async function addOnce({add, read, isAdded}: Addition): Promise<CartReply> {
  try {
    return await add()
  } catch (error) {
    const failure = isEndUnknown(error) ? asApiError(error) : null
    if (!failure) throw error
    const cart = await read().catch(() => null)
    if (!cart) throw error
    const reply: CartReply = {cart, newlyAdded: null, problems: []}
    if (isAdded(cart)) return reply
    // the error carries the cart, so that the caller does not read it again
    const {kind, message, visitorMessage, status} = failure
    throw new ApiError(kind, message, visitorMessage, {status, cause: error, reply})
  }
}
