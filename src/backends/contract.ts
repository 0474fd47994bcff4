import type {Abortable} from '../api/cart/cart.ts'
import type {ShippingLocation} from '../api/cart/cart-token.ts'
import type {StockLevel} from '../api/cart/inventory.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {ItemKey} from '../model/item-key.ts'

export interface NewEntry extends ItemKey {
  quantity: number
  /** What the visitor filled in for it. */
  additionalFields: unknown
  /** A UUID for each addition. A shop that knows such keys counts a repeat once; others ignore it. */
  idempotencyKey: string
}

/**
 * A kind of shop: what the actions ask of it, each in the words of our own entities. Every call throws an `ApiError`
 * (`src/api/errors.ts`) whatever goes wrong; one of a shop that refused, and answered with the cart that it has now, has
 * it as `cart`, and what it took all the same as `problems`. Who the visitor is, is the backend's own matter: cookies, a token that each reply renews, or an id in
 * storage; `createSend` of `src/api/http.ts` takes what a call carries and hears what its reply brings.
 *
 * Calls for one line come one at a time; calls for several lines can run side by side.
 */
export interface Backend {
  /**
   * False where the visitor is known to have no cart, so that it need not be asked for. Asked often, and before the first
   * read: it looks at cookies or storage, and at nothing that takes time.
   */
  mayHaveCart: () => boolean
  /** The visitor's cart; an empty one (`emptyCart()`) where there is none, or one that the shop no longer knows. */
  readCart: (options?: Abortable) => Promise<Cart>
  /** Begins a cart where there is none. A problem's `wanted` and `taken` are of this addition, not of the line. */
  add: (entry: NewEntry) => Promise<CartReply>
  /** Sets the quantity of a line, from 1. A problem's `taken` is what the line has now. */
  setQuantity: (entry: CartEntry, quantity: number) => Promise<CartReply>
  remove: (entry: CartEntry) => Promise<CartReply>
  /** Replaces what the visitor filled in for a line; absent where the shop has no such thing. */
  setFields?: (entry: CartEntry, additionalFields: unknown) => Promise<CartReply>
  /** Applies a promotion code or a gift card. `cart` is the last one known. */
  addCode: (cart: Cart, code: string) => Promise<CartReply>
  removeCode: (cart: Cart, code: string) => Promise<CartReply>
  /** Where the cart goes to: shipping and taxes are worked out for it. */
  setLocation: (cart: Cart, place: ShippingLocation) => Promise<CartReply>
  /** What there is of each variant of an item. */
  readStock: (itemId: string, options?: Abortable) => Promise<StockLevel[]>
  /** The item as JSON, as `data-product` has it; absent where pages alone know it. */
  readProduct?: (itemId: string, options?: Abortable) => Promise<unknown>
  /** The HTML of an item for its quick view; it is cleaned before it is shown. */
  readQuickView: (itemId: string, options?: Abortable) => Promise<string>
  /** Makes a cart for one subscription, apart from the visitor's, and gives its token; absent where there is no such thing. */
  subscribe?: (entry: Omit<NewEntry, 'idempotencyKey'>) => Promise<string>
}
