import {inTurn} from '../api/cart/in-turn.ts'
import {readToken, writeToken} from '../api/cart/kept-token.ts'

/** A text in the browser's storage; empty if none was stored. */
export interface StoredText {
  read: () => string
  write: (value: string) => void
}

/** A visitor of a shop. */
export interface Visitor {
  /** Identifies the visitor to the shop: a token, or the id of a cart. Empty if the shop has sent none. */
  identity: StoredText
  /** What the cart held after the last change (`changes.ts`). */
  lastCart: StoredText
  /** Runs changes one at a time, in all tabs (`in-turn.ts`): shops lose some of the changes that arrive together. */
  serialized: <T>(change: () => Promise<T>) => Promise<T>
}

const storedTextOf = (name: string): StoredText => ({
  read: () => readToken(name) ?? '',
  write: (value) => writeToken(name, value),
})

/**
 * The visitor of this page. `shop` identifies the shop of the cart: its kind, its address, and every setting that changes
 * the cart, such as the channel.
 */
export const visitorOf = (shop: string): Visitor => ({
  identity: storedTextOf(shop),
  lastCart: storedTextOf(`${shop} seen`),
  serialized: (change) => inTurn(shop, change),
})
