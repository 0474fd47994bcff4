/** Pixels that a finger has to move sideways. */
const FAR = 48

const CONTROL = 'input,select,textarea,[contenteditable],[role=slider]'

/** A strip of pictures takes the gesture itself. */
const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX)

function isTaken(target: EventTarget | null, box: Element): boolean {
  if (!(target instanceof Element) || target.closest(CONTROL)) return true
  for (let at: Element | null = target; at && at !== box; at = at.parentElement)
    if (scrollsSideways(at)) return true
  return false
}

/** On an enlarged page, a finger moves the page. */
const isEnlarged = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1

/** Calls back when one finger swipes sideways over the box, with the direction in which it moved. */
export function onSwipe(box: HTMLElement, act: (direction: 'left' | 'right') => void): void {
  let from: Touch | undefined

  function begin({touches, target}: TouchEvent): void {
    from = touches.length === 1 && !isEnlarged() && !isTaken(target, box) ? touches[0] : undefined
  }
  function end({changedTouches: [to]}: TouchEvent): void {
    if (!from || !to) return
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
    from = undefined
    const isMeant = Math.abs(x) > Math.max(FAR, 2 * Math.abs(y)) && getSelection()?.isCollapsed !== false
    if (isMeant) act(x < 0 ? 'left' : 'right')
  }
  box.addEventListener('touchstart', begin, {passive: true})
  box.addEventListener('touchend', end, {passive: true})
  box.addEventListener('touchcancel', () => {
    from = undefined
  })
}
