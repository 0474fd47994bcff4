/** Milliseconds between two attempts, and their number. */
const PAUSE = 100
const TRIES = 30

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

type Focusable = HTMLElement | SVGElement

const isFocusable = (place: Element | null): place is Focusable =>
  place instanceof HTMLElement || place instanceof SVGElement

/**
 * Returns the focus to the first of these elements that takes it: the element that opened a dialog, or the one that had
 * the focus before. While a style sheet is loading, Safari treats the page behind a removed dialog as inert, and focuses
 * nothing: so this function tries again until an element has the focus.
 */
export function returnFocus(places: readonly (Element | null)[], tries = TRIES): void {
  const there = places.filter(isFocusable).filter(({isConnected}) => isConnected)
  for (const place of there) {
    place.focus({preventScroll: true})
    if (!isNowhere()) return
  }
  if (there.length && tries) setTimeout(() => isNowhere() && returnFocus(there, tries - 1), PAUSE)
}
