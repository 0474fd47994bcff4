import type {Cart, CartEntry} from '../src/model/cart.ts'
import type {Variant} from '../src/model/variant.ts'
import type {AddSource} from '../src/page/store/types.ts'
import {eventName} from './names.ts'

/** What comes with each event, by its name without `vitrine:`. */
export interface EventDetails {
  'cart-change': {cart: Cart | null; previous: Cart | null}
  error: {widget: string; error: unknown}
  'form-error': {message: string; fieldErrors: Record<string, string>}
  /** Which form it is; `values` of a form with fields. */
  'form-submit': {formId?: string; productId?: string; variantId?: string; values?: Record<string, unknown>}
  'form-success': {formId?: string; productId?: string; variantId?: string}
  /** `index` counts from 0. */
  'gallery-change': {index: number; count: number}
  'item-added': {
    item: {id: string; title: string}
    variant: Variant | null
    quantityAdded: number
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
    qtyInStock: number | null
    previous: number | null
  }
  'variant-change': {itemId: string; variant: Variant | null; inStock: boolean; unselected: string[]}
  'variant-wanted': {itemId: string}
}

export type EventName = keyof EventDetails

/** Every event of ours, with where it comes from: `document` is told of cart and member, and of nothing else. */
const EVENTS = {
  'cart-change': 'document',
  error: 'element',
  'form-error': 'element',
  'form-submit': 'element',
  'form-success': 'element',
  'gallery-change': 'element',
  'item-added': 'element',
  'item-removed': 'document',
  'member-change': 'document',
  mounted: 'element',
  'quick-view-close': 'element',
  'quick-view-open': 'element',
  'stock-change': 'element',
  'variant-change': 'element',
  'variant-wanted': 'element',
} as const satisfies Record<EventName, 'document' | 'element'>

const isEvent = (name: string): name is EventName => name in EVENTS

/** `onItemAdded` is `item-added`; null for props that are none of ours. */
export function eventOf(prop: string): EventName | null {
  if (!/^on[A-Z]/.test(prop)) return null
  const name = eventName(prop)
  return isEvent(name) ? name : null
}

export const comesFrom = (name: EventName): 'document' | 'element' => EVENTS[name]
