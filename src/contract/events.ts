import type {Cart, CartEntry} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {Variant} from '../model/variant.ts'

/** Where an item was added from. */
export type AddSource = 'product' | 'list' | 'quick-view' | 'api'

/** The detail of each event, by its name without `vitrine:`. A page declares its own events here. */
export interface EventDetails {
  /** What a shop did not do of what was asked of the cart, although it has answered; `cart` is what it has now. */
  'backend-problem': CartProblem & {cart: Cart}
  'cart-change': {cart: Cart | null; previous: Cart | null}
  error: {widget: string; error: unknown}
  'form-error': {message: string; fieldErrors: Readonly<Record<string, string>>}
  /** Which form it is; `values` of a form with fields. */
  'form-submit': {
    formId?: string
    productId?: string
    variantId?: string | null
    values?: Readonly<Record<string, unknown>>
  }
  'form-success': {formId?: string; productId?: string; variantId?: string | null}
  /** `index` counts from 0. */
  'gallery-change': {index: number; count: number}
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
  'item-removed': {entry: CartEntry; cart: Cart}
  'member-change': {authenticated: boolean; siteUserId: string | null}
  mounted: {widget: string}
  'quick-view-close': {itemId: string | null; group: string}
  'quick-view-open': {itemId: string; group: string}
  /** `entryId` where it is about a line of the cart; null is unlimited, or not known. */
  'stock-change': {
    entryId?: string
    itemId: string
    sku: string | null
    /** Where the SKU does not tell the variant. */
    variantId?: string
    qtyInStock: number | null
    previous: number | null
  }
  'variant-change': {itemId: string; variant: Variant | null; inStock: boolean; unselected: string[]}
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
