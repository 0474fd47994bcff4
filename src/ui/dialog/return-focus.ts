/** Milliseconds between two attempts, and their number. */
const PAUSE = 100
const TRIES = 30

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/**
 * Returns the focus to the element that opened a dialog. While a style sheet is loading, Safari treats the page behind
 * a removed dialog as inert, and focuses nothing: so this function tries again until an element has the focus.
 */
export function returnFocus(opener: HTMLElement | SVGElement, tries = TRIES): void {
  opener.focus({preventScroll: true})
  if (isNowhere() && tries && opener.isConnected)
    setTimeout(() => isNowhere() && returnFocus(opener, tries - 1), PAUSE)
}
