import type {OwnEvents} from '../../src/contract/events.ts'

/** Our events, in the order in which a visit brings them; a test finds one that is missing. */
export const EVENTS: readonly (keyof OwnEvents)[] = [
  'mounted',
  'error',
  'variant-change',
  'variant-wanted',
  'gallery-change',
  'quick-view-open',
  'quick-view-close',
  'form-submit',
  'form-success',
  'form-error',
  'item-added',
  'item-removed',
  'cart-change',
  'backend-problem',
  'stock-change',
  'member-change',
  'consent',
  'strings',
]
