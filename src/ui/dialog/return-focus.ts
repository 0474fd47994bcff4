/** Milliseconds between two tries, and how many there are. */
const PAUSE = 100
const TRIES = 30

const isNowhere = (): boolean => !document.activeElement || document.activeElement === document.body

/**
 * Gives the focus back to what a dialog was opened from. While a style sheet is on its way, Safari takes the page for inert
 * behind a dialog that has gone, and gives the focus to nothing: it is tried again until something has it.
 */
export function returnFocus(opener: HTMLElement | SVGElement, tries = TRIES): void {
  opener.focus({preventScroll: true})
  if (isNowhere() && tries && opener.isConnected)
    setTimeout(() => isNowhere() && returnFocus(opener, tries - 1), PAUSE)
}
