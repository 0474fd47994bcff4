import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {Variant} from '../model/variant.ts'

/** Where an item was added from. */
export type AddSource = 'product' | 'list' | 'quick-view' | 'api'

interface BackendProblem extends CartProblem {
  cart: Cart
}

/** The detail of each event, by its name without `vitrine:`. A page declares its own events here. */
export interface EventDetails {
  /** What a shop did not do of what was asked of the cart, although it has answered; `cart` is what it has now. */
  'backend-problem': BackendProblem
  /** The cart is another than before; null where none is known yet. */
  'cart-change': {cart: Cart | null; previous: Cart | null}
  /** A widget has failed, and the server’s HTML stands again. Cancel the event to keep the console clean. */
  error: {widget: string; error: unknown}
  /** A form could not be sent. `message` is for the visitor, `fieldErrors` holds messages by field id. */
  'form-error': {message: string; fieldErrors: Readonly<Record<string, string>>}
  /** A form is about to be sent. Cancel the event to send it yourself. */
  'form-submit': {
    /** Of a form and of a newsletter. */
    formId?: string
    /** Of a restock form, as is `variantId`. */
    productId?: string
    variantId?: string | null
    /** What was filled in by field id, where the form has fields. */
    values?: Readonly<Record<string, unknown>>
  }
  /** A form was sent; its fields are those of `form-submit`. */
  'form-success': {formId?: string; productId?: string; variantId?: string | null}
  /** Another slide is shown; `index` counts from 0. */
  'gallery-change': {index: number; count: number}
  /** An item was added to the cart. `variant` is null where the page does not know it. */
  'item-added': {
    item: {id: string; title: string}
    variant: Variant | null
    /** What the shop has taken. */
    quantityAdded: number
    /** What was asked for. */
    quantityWanted: number
    cart: Cart
    source: AddSource
  }
  /** A line was taken out of the cart; `cart` is what is left. */
  'item-removed': {entry: CartEntry; cart: Cart}
  /** The visitor has logged in or out, in any tab. */
  'member-change': {authenticated: boolean; siteUserId: string | null}
  /** A widget has taken its element over. */
  mounted: {widget: string}
  /** A quick view has closed. `itemId` is null where none was shown. */
  'quick-view-close': {itemId: string | null; group: string}
  /** A quick view shows an item, also after another of its group. */
  'quick-view-open': {itemId: string; group: string}
  /** The stock of a variant is another than the page said. */
  'stock-change': {
    /** Where it is about a line of the cart. */
    entryId?: string
    itemId: string
    sku: string | null
    /** Where the SKU does not tell the variant. */
    variantId?: string
    /** Null is unlimited, or not known; so it is for `previous`. */
    qtyInStock: number | null
    previous: number | null
  }
  /** Another variant is chosen, or none; `unselected` names the options without a value. */
  'variant-change': {itemId: string; variant: Variant | null; inStock: boolean; unselected: string[]}
  /** A restock form asks which variant is chosen; `variant-change` answers. */
  'variant-wanted': {itemId: string}
}

export type EventName = keyof EventDetails

/** Between our own parts: what `Vitrine.strings` and `Vitrine.consent` change. */
interface Signals {
  consent: {analytics: boolean}
  strings: Readonly<Record<string, string>>
}

/** All that is dispatched as `vitrine:<name>`. */
export interface OwnEvents extends EventDetails, Signals {}

type DomEvents = {[K in keyof OwnEvents as `vitrine:${K}`]: CustomEvent<OwnEvents[K]>}

declare global {
  // `addEventListener` knows them on documents and elements
  interface GlobalEventHandlersEventMap extends DomEvents {}
}
