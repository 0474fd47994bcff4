import {readRecentItems} from '../../../src/ui/cards/recent-items.ts'
import type {Wanted} from './read-query.ts'

/** How many cards a list is expected to have. */
export function roomOf(wanted: Wanted): number {
  if (wanted.of === 'query') return wanted.query.pageSize
  if (wanted.of === 'ids') return wanted.ids.length
  // an empty cart has none
  if (wanted.of === 'cart') return 0
  return wanted.of === 'recent' ? Math.min(readRecentItems().length, wanted.limit) : wanted.limit
}
