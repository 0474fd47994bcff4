import {readPath} from '../lib/read-path.ts'
import {ok, type Result} from '../lib/result.ts'
import {type Cart, type CartEntry, parseCart, parseCartEntry} from './cart.ts'
import {type CartProblem, parseProblems} from './cart-problem.ts'

/** The reply to every change of the cart. A shop may do less than requested, and reports it in `problems`. */
export interface CartReply {
  /** The whole cart after the change. */
  cart: Cart
  /** After an addition: the line, with its quantity in the cart, not the added quantity. */
  newlyAdded: CartEntry | null
  problems: readonly CartProblem[]
}

/** A bare cart is accepted as a reply, too. */
export function parseCartReply(reply: unknown): Result<CartReply> {
  const cart = parseCart(readPath(reply, 'shoppingCart') ?? reply)
  if (!cart.ok) return cart
  return ok({
    cart: cart.value,
    newlyAdded: parseCartEntry(readPath(reply, 'newlyAdded')),
    problems: parseProblems(readPath(reply, 'problems')),
  })
}
