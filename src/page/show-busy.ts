/**
 * Answers a click whose code is still loading: the clicked element is marked as busy, at half its opacity. An animation
 * works on any page: it needs no style sheet, and no policy forbids it. Nothing moves. Returns a function that ends the
 * busy state; undefined if the element is busy already. A page restored from the back/forward cache shows no busy
 * state.
 */
export function showBusy(pressed: Element): (() => void) | undefined {
  const served = pressed.ariaBusy
  if (served === 'true') return undefined
  const shown = pressed.animate(
    {opacity: +getComputedStyle(pressed).opacity / 2, cursor: 'progress'},
    {fill: 'forwards'},
  )
  function end(): void {
    shown.cancel()
    pressed.ariaBusy = served
    removeEventListener('pagehide', end)
  }
  pressed.ariaBusy = 'true'
  addEventListener('pagehide', end)
  return end
}
