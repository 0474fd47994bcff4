import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {Consent} from '../model/cookie-rules.ts'
import type {Variant} from '../model/variant.ts'

/** Where the item was added. */
export type AddSource = 'product' | 'list' | 'quick-view' | 'api'

export interface BackendProblem extends CartProblem {
  cart: Cart
}

/** The detail of each event, by its name without `vitrine:`. A page declares its own events here. */
export interface EventDetails {
  /** The shop replied, but did only part of a cart change; `cart` is the resulting cart. */
  'backend-problem': BackendProblem
  /** The cart drawer closed. */
  'cart-close': {cart: Cart | null}
  /** The cart drawer opened: after an addition, or by the cart link. */
  'cart-open': {cart: Cart | null; reason: 'added' | 'link'}
  /** The cart changed; null while no cart is known. */
  'cart-change': {cart: Cart | null; previous: Cart | null}
  /** A list shows another state: after a filter, another order, another page, Back or Forward. */
  'collection-change': {
    /** The state as in the address, without `?`. */
    query: string
    /** The number of items that the server found. */
    count: number
    /** The last page in the list, from 1. */
    page: number
  }
  /** A list could not change, and stays as it is. `message` is for the visitor. */
  'collection-error': {message: string; error: unknown}
  /** A widget failed, and its server HTML is restored. Cancel the event to keep the console clean. */
  error: {widget: string; error: unknown}
  /** A form could not be sent. `message` is for the visitor, `fieldErrors` holds messages by field id. */
  'form-error': {message: string; fieldErrors: Readonly<Record<string, string>>}
  /** A form is about to be sent. Cancel the event to send it yourself. */
  'form-submit': {
    /** The form, also of a newsletter. */
    formId?: string
    /** The product of a restock form; `variantId` is its variant. */
    productId?: string
    variantId?: string | null
    /** The submitted values by field id, if the form has fields. */
    values?: Readonly<Record<string, unknown>>
  }
  /** A form was sent; the fields match `form-submit`. */
  'form-success': {formId?: string; productId?: string; variantId?: string | null}
  /** The gallery shows another slide; `index` counts from 0. */
  'gallery-change': {index: number; count: number}
  /** An item was added to the cart. `variant` is null if the page does not know it. */
  'item-added': {
    item: {id: string; title: string}
    variant: Variant | null
    /** The quantity that the shop accepted. */
    quantityAdded: number
    /** The quantity that the visitor requested. */
    quantityWanted: number
    cart: Cart
    source: AddSource
  }
  /** A line was removed from the cart; `cart` is the cart without it. */
  'item-removed': {
    entry: CartEntry
    cart: Cart
    /** Puts the line back, once. Resolves when the shop has it; rejected if the shop refuses. */
    undo: () => Promise<void>
  }
  /** The visitor logged in or out, in any tab. */
  'member-change': {authenticated: boolean; siteUserId: string | null}
  /** A widget took over its element. */
  mounted: {widget: string}
  /** A quick view closed. `itemId` is null if it showed no item. */
  'quick-view-close': {itemId: string | null; group: string}
  /** A quick view shows an item, also when it moves to another item of its group. */
  'quick-view-open': {itemId: string; group: string}
  /** A search shows suggestions for what the visitor has typed; `count` is their number. */
  'search-suggest': {query: string; count: number}
  /** The stock of a variant differs from the stock on the page. */
  'stock-change': {
    /** The cart line, if the change concerns one. */
    entryId?: string
    itemId: string
    sku: string | null
    /** Set where the SKU does not identify the variant. */
    variantId?: string
    /** Null means unlimited or unknown, also in `previous`. */
    qtyInStock: number | null
    previous: number | null
  }
  /** The selected variant changed; null if none is selected. `unselected` names the options without a value. */
  'variant-change': {itemId: string; variant: Variant | null; inStock: boolean; unselected: string[]}
  /**
   * A restock form requests the selected variant; `variant-change` is the reply. `variantId` is the one variant that the
   * form is for, or null: then the product replies even before its first use.
   */
  'variant-wanted': {itemId: string; variantId: string | null}
  /** A product was added to the visitor's list of products or removed from it, in any tab or by the shop. */
  'wishlist-change': {itemId: string; isListed: boolean}
}

export type EventName = keyof EventDetails

/** Internal signals: changes made through `Vitrine.strings` and `Vitrine.consent`, and slides with media in them. */
interface Signals {
  consent: Consent
  /** The visitor left the element: what plays in it has to pause. */
  'media-left': null
  strings: Readonly<Record<string, string>>
}

/** Every event dispatched as `vitrine:<name>`. */
export interface OwnEvents extends EventDetails, Signals {}

type DomEvents = {[K in keyof OwnEvents as `vitrine:${K}`]: CustomEvent<OwnEvents[K]>}

declare global {
  // types `addEventListener` on documents and elements
  interface GlobalEventHandlersEventMap extends DomEvents {}
}
