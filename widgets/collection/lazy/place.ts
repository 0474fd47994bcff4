import {ITEM} from '../parts/find-parts.ts'
import {itemsOf} from './shown-list.ts'

/** Frames in which parts that were outside the window get their real heights. */
const FRAMES = 3

/**
 * Where the page is scrolled to, as `offset id`: how far the first visible item is below the top of the window. What
 * stands above the list may have another height by the time the place is restored. Null where no item is visible.
 */
export function namePlace(element: Element): string | null {
  for (const item of itemsOf(element)) {
    const {top, bottom} = item.getBoundingClientRect()
    if (top >= innerHeight) return null
    if (bottom > 0) return `${Math.round(top)} ${item.getAttribute(ITEM)}`
  }
  return null
}

/** Scrolls to the place; to `top` where the place names no item. */
export function goToPlace(element: Element, place: string | null, top: number): void {
  const [, offset = '', id = ''] = /^(-?\d+) (.*)$/s.exec(place ?? '') ?? []
  let frame = 0
  function go(): void {
    const item = itemsOf(element).find((item) => item.getAttribute(ITEM) === id)
    if (item) scrollBy({top: item.getBoundingClientRect().top - Number(offset), behavior: 'instant'})
    else scrollTo({top, behavior: 'instant'})
    if (item && frame++ < FRAMES) requestAnimationFrame(go)
  }
  go()
}
