import {isPress} from '../../../src/ui/operable.ts'
import type {Gallery} from './gallery.ts'
import type {Parts} from './read-parts.ts'

/** The slide that a click leads to; undefined if the click is for something else. */
function slideOf({target}: Event, {thumbnails, previous, next}: Parts, {index}: Gallery): number | undefined {
  for (let element = target; element instanceof HTMLElement; element = element.parentElement) {
    if (element === previous) return index() - 1
    if (element === next) return index() + 1
    const place = thumbnails.get(element)
    if (place !== undefined) return place
  }
  return undefined
}

/** Handles clicks on thumbnails and arrows, however many there are, with one listener on their container. */
export function hearPresses(holder: HTMLElement, parts: Parts, gallery: Gallery, signal: AbortSignal): void {
  function act(event: Event): void {
    const to = event.defaultPrevented ? undefined : slideOf(event, parts, gallery)
    if (to === undefined) return
    event.preventDefault()
    gallery.show(to)
  }
  holder.addEventListener('click', act, {signal})
  holder.addEventListener('keydown', (event) => isPress(event) && act(event), {signal})
  holder.addEventListener('keydown', gallery.onKey, {signal})
}
