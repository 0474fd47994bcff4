import {readRecentItems} from '../../../src/ui/cards/recent-items.ts'
import type {Wanted} from './read-query.ts'

/** How many cards a list is expected to have. */
export function roomOf(wanted: Wanted): number {
  if (wanted.of === 'query') return wanted.query.pageSize
  if (wanted.of === 'ids') return wanted.ids.length
  return wanted.of === 'recent' ? Math.min(readRecentItems().length, wanted.limit) : wanted.limit
}
