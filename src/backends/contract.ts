import type {Abortable} from '../api/cart/cart.ts'
import type {ShippingLocation} from '../api/cart/cart-token.ts'
import type {StockLevel} from '../api/cart/inventory.ts'
import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {CartReply} from '../model/cart-reply.ts'
import type {Facet} from '../model/facets.ts'
import type {ItemKey} from '../model/item-key.ts'
import type {HeldList} from '../model/kept-list.ts'
import type {Intent, ProductItems, ProductPage} from '../model/product-items.ts'
import type {ProductQuery} from '../model/product-query.ts'
import type {Suggestions} from '../model/suggestions.ts'

export interface NewEntry extends ItemKey {
  quantity: number
  /** The visitor's answers for the item. */
  additionalFields: unknown
  /** A UUID for each addition. A shop that supports such keys counts a repeat once; others ignore it. */
  idempotencyKey: string
  /** The item's quantity in the cart before the first attempt; absent if the page did not know the cart. */
  before?: number
}

export interface Reading extends Abortable {
  /** Receives the quantities that the shop has changed without the visitor since the visitor's last change. */
  note?: (problems: readonly CartProblem[]) => void
}

/**
 * A kind of shop: the operations that the actions need, in our own entities. Every call throws an `ApiError`
 * (`src/api/errors.ts`) for any failure. If a shop refused and sent its current cart, the error has it as `cart`, and
 * the accepted parts as `problems`. The backend identifies the visitor itself: by cookies, by a token that each reply
 * renews, or by an id in storage. `createSend` of `src/api/http.ts` takes the identity of a call and reports the
 * headers of its reply.
 *
 * Calls for one line run one at a time; calls for several lines can run in parallel.
 */
export interface Backend {
  /**
   * False if the visitor is known to have no cart, so that no request is needed. Called often, and before the first
   * read: it checks cookies or storage, and nothing that takes time.
   */
  mayHaveCart: () => boolean
  /** The visitor's cart; an empty cart (`emptyCart()`) if there is no cart, or one that the shop no longer knows. */
  readCart: (options?: Reading) => Promise<Cart>
  /** Creates a cart if the visitor has none yet. A problem's `wanted` and `taken` describe this addition, not the line. */
  add: (entry: NewEntry) => Promise<CartReply>
  /** Sets the quantity of a line, from 1. A problem's `taken` is the resulting quantity of the line. */
  setQuantity: (entry: CartEntry, quantity: number) => Promise<CartReply>
  remove: (entry: CartEntry) => Promise<CartReply>
  /** Replaces the visitor's answers for a line; absent if the shop has no such fields. */
  setFields?: (entry: CartEntry, additionalFields: unknown) => Promise<CartReply>
  /** Applies a promotion code or a gift card. `cart` is the last one known. */
  addCode: (cart: Cart, code: string) => Promise<CartReply>
  removeCode: (cart: Cart, code: string) => Promise<CartReply>
  /** Sets the destination of the cart, so that the shop can calculate shipping and taxes. */
  setLocation: (cart: Cart, place: ShippingLocation) => Promise<CartReply>
  /** The stock of each variant of an item. */
  readStock: (itemId: string, options?: Abortable) => Promise<StockLevel[]>
  /** The item as JSON, in the form of `data-product`; absent if only pages contain items. */
  readProduct?: (itemId: string, options?: Abortable) => Promise<unknown>
  /** The HTML of an item for its quick view; it is sanitised before display. */
  readQuickView: (itemId: string, options?: Abortable) => Promise<string>
  /**
   * One page of the products that a query finds, in the form of `data-product`; absent if the shop has no lists. The filter
   * `id` names products. Throws for a filter that the shop does not have.
   */
  list?: (query: ProductQuery, options?: Abortable) => Promise<ProductPage>
  /**
   * The filters of a list with the number of products for each value, counted with all other filters. Page and order have no
   * effect. Absent if the shop cannot count. Throws for a list that the shop cannot count.
   */
  facets?: (query: ProductQuery, options?: Abortable) => Promise<readonly Facet[]>
  /** Products that go with an item, in the form of `data-product`; absent if the shop has no recommendations. */
  recommend?: (itemId: string, intent: Intent, options?: Abortable) => Promise<ProductItems>
  /** Suggestions while a visitor types a search; absent if the shop has none. */
  search?: (text: string, options?: Abortable) => Promise<Suggestions>
  /** The lists of a member who is logged in, by name; absent if the shop stores no lists: they then stay in the browser. */
  lists?: {
    read: (name: string, options?: Abortable) => Promise<HeldList>
    /** Replaces a list; throws an error with status 409 if `version` differs from the shop's. */
    write: (name: string, list: HeldList) => Promise<HeldList>
  }
  /**
   * Creates a cart for one subscription, separate from the visitor's, and returns its token; absent if the shop has no
   * subscriptions.
   */
  subscribe?: (entry: Omit<NewEntry, 'idempotencyKey'>) => Promise<string>
}
