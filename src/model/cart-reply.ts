import {readPath} from '../lib/read-path.ts'
import {ok, type Result} from '../lib/result.ts'
import {type Cart, type CartEntry, parseCart, parseCartEntry} from './cart.ts'
import {type CartProblem, parseProblems} from './cart-problem.ts'

/** What every change of the cart is answered with. A shop may do less than was asked, and says so in `problems`. */
export interface CartReply {
  /** The whole cart after the change. */
  cart: Cart
  /** Of an addition: the line, with the quantity that is now in the cart, not the one that was added. */
  newlyAdded: CartEntry | null
  problems: readonly CartProblem[]
}

/** A bare cart is taken for a reply, too. */
export function parseCartReply(reply: unknown): Result<CartReply> {
  const cart = parseCart(readPath(reply, 'shoppingCart') ?? reply)
  if (!cart.ok) return cart
  return ok({
    cart: cart.value,
    newlyAdded: parseCartEntry(readPath(reply, 'newlyAdded')),
    problems: parseProblems(readPath(reply, 'problems')),
  })
}
