/**
 * Answers a press whose code is still on its way: what was pressed is busy, and half as visible as it was. An animation is
 * seen on any page: it needs no style sheet, and no policy forbids it. It does not move. Returns what ends the answer;
 * undefined where the element is busy already. A page that comes back from the browser's cache has none.
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
