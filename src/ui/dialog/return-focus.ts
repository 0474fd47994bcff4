/** Milliseconds between two tries, and how many there are. */
const PAUSE = 100
const TRIES = 30

/**
 * Gives the focus back to what a dialog was opened from. While a style sheet is on its way, Safari takes the page for inert
 * behind a dialog that has gone, and gives the focus to nothing: it is tried again until something has it.
 */
export function returnFocus(opener: HTMLElement | SVGElement, tries = TRIES): void {
  opener.focus({preventScroll: true})
  const isNowhere = document.activeElement === document.body || !document.activeElement
  if (isNowhere && tries && opener.isConnected) setTimeout(() => retry(opener, tries - 1), PAUSE)
}

/** What has taken the focus meanwhile keeps it. */
function retry(opener: HTMLElement | SVGElement, tries: number): void {
  if (document.activeElement === document.body) returnFocus(opener, tries)
}
