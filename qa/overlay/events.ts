import type {OwnEvents} from '../../src/contract/events.ts'

/** The events of Vitrine, in the order of a visit; a test finds a missing one. */
export const EVENTS: readonly (keyof OwnEvents)[] = [
  'mounted',
  'error',
  'variant-change',
  'variant-wanted',
  'gallery-change',
  'collection-change',
  'collection-error',
  'search-suggest',
  'quick-view-open',
  'quick-view-close',
  'form-submit',
  'form-success',
  'form-error',
  'item-added',
  'item-removed',
  'cart-change',
  'cart-open',
  'cart-close',
  'backend-problem',
  'stock-change',
  'wishlist-change',
  'member-change',
  'consent',
  'strings',
]
