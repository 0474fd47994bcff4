import {inTurn} from '../api/cart/in-turn.ts'
import {readToken, writeToken} from '../api/cart/kept-token.ts'

/** Identifies the visitor to the shop: a token, or the id of a cart. Empty if the shop has sent none. */
export interface Kept {
  read: () => string
  write: (value: string) => void
}

/** A visitor of a shop. */
export interface Visitor {
  kept: Kept
  /** What the cart held after the last change (`changes.ts`). */
  seen: Kept
  /** Runs changes one at a time, in all tabs (`in-turn.ts`): shops lose some of the changes that arrive together. */
  inTurn: <T>(change: () => Promise<T>) => Promise<T>
}

const keptFor = (name: string): Kept => ({
  read: () => readToken(name) ?? '',
  write: (value) => writeToken(name, value),
})

/**
 * The visitor of this page. `shop` identifies the shop of the cart: its kind, its address, and every setting that changes
 * the cart, such as the channel.
 */
export const visitorOf = (shop: string): Visitor => ({
  kept: keptFor(shop),
  seen: keptFor(`${shop} seen`),
  inTurn: (change) => inTurn(shop, change),
})
