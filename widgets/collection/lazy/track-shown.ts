import {followList} from '../../../src/tracking/events/follow-list.ts'
import {LIST} from '../parts/find-parts.ts'
import {definition} from '../widget.ts'
import {stateOf} from './read-state.ts'

const followed = new WeakSet<AbortSignal>()

/** Tracks the shown products, also those of later states, and the products that the visitor follows. */
export function trackShown(element: HTMLElement, signal: AbortSignal): void {
  if (followed.has(signal)) return
  followed.add(signal)
  const tell = followList({name: definition.name, element, list: LIST, signal})
  const tellNow = () => tell(stateOf(element, location.search))
  element.addEventListener('vitrine:collection-change', tellNow, {signal})
  tellNow()
}
