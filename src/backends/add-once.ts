import {ApiError} from '../api/errors.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import type {Cart} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'

/**
 * Failures after which the shop may have made the change nevertheless: a browser that is offline now may not have been
 * when it sent the request.
 */
const END_UNKNOWN: readonly (ApiErrorKind | undefined)[] = [
  'offline',
  'timeout',
  'network',
  'server',
  'malformed',
]

/** Whether the end of an addition is unknown: a repeat with the same id then counts once. */
export const isEndUnknown = (error: unknown): boolean => END_UNKNOWN.includes(asApiError(error)?.kind)

interface Addition {
  add: () => Promise<CartReply>
  read: () => Promise<Cart>
  /** Whether a cart that was read after the addition holds it. */
  isAdded: (cart: Cart) => boolean
}

/** Makes an addition. If its reply is lost, the cart is read once: what the cart holds counts as added. */
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
    // with the cart, so that the caller does not read it again
    const {kind, message, visitorMessage, status} = failure
    throw new ApiError(kind, message, visitorMessage, {status, cause: error, reply})
  }
}
