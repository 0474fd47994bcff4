/** CSS pixels of sideways movement that make a swipe. */
const DISTANCE = 40

/** Swipes where the browser has nothing to scroll: templates of the platform stack their slides. */
export function followSwipes(box: HTMLElement, step: (by: number) => void, signal: AbortSignal): void {
  let start: number | null = null

  function down({pointerType, clientX, isPrimary}: PointerEvent): void {
    start = isPrimary && pointerType !== 'mouse' ? clientX : null
  }
  function up({clientX}: PointerEvent): void {
    const way = start === null ? 0 : clientX - start
    const forward = getComputedStyle(box).direction === 'rtl' ? 1 : -1
    start = null
    if (Math.abs(way) > DISTANCE) step(Math.sign(way) * forward)
  }
  box.addEventListener('pointerdown', down, {signal})
  box.addEventListener('pointerup', up, {signal})
  box.addEventListener(
    'pointercancel',
    () => {
      start = null
    },
    {signal},
  )
}
