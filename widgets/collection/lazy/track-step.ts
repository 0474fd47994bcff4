import {toJson} from '../../../src/lib/to-json.ts'
import {trackList} from '../../../src/tracking/events/track-list.ts'
import {readChosen} from './read-state.ts'

/** Tracks what a step from one state to another means; a further page means nothing. */
export function trackStep(element: Element, [from, to]: readonly [string, string], count: number): void {
  const [before, now] = [readChosen(element, from), readChosen(element, to)]
  if (now.query && now.query !== before.query) trackList('search', {query: now.query, count})
  if (toJson(now.filters) !== toJson(before.filters))
    trackList('filter_item_list', {filters: now.filters, count})
}
