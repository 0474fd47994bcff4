import type {EventName} from '../src/contract/events.ts'
import {eventName} from './names.ts'

/** Every event of Vitrine with its origin: cart and member events come from the document. */
const EVENTS = {
  'backend-problem': 'document',
  'cart-change': 'document',
  'cart-close': 'element',
  'cart-open': 'element',
  'collection-change': 'element',
  'collection-error': 'element',
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
  'search-suggest': 'element',
  'stock-change': 'element',
  'variant-change': 'element',
  'variant-wanted': 'element',
  'wishlist-change': 'document',
} as const satisfies Record<EventName, 'document' | 'element'>

const isEvent = (name: string): name is EventName => name in EVENTS

/** `onItemAdded` is `item-added`; null for a prop that is not an event of Vitrine. */
export function eventOf(prop: string): EventName | null {
  if (!/^on[A-Z]/.test(prop)) return null
  const name = eventName(prop)
  return isEvent(name) ? name : null
}

export const comesFrom = (name: EventName): 'document' | 'element' => EVENTS[name]
