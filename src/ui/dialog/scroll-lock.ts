/** Number of dialogs that lock the page. */
let holders = 0
let release = () => {}

/** The element whose `overflow` applies to the window: the other one would turn the body into a scroll container. */
const scroller = (root: HTMLElement): HTMLElement =>
  /auto|scroll|hidden/.test(getComputedStyle(root).overflowY) ? root : document.body

/** Sets a style. The returned function restores the attribute verbatim, unless other code has changed it meanwhile. */
function setStyle(element: HTMLElement, name: 'overflowY' | 'scrollbarGutter', value: string): () => void {
  const {style} = element
  const served = element.getAttribute('style')
  const {cssText, [name]: before} = style
  style[name] = value
  return () => {
    style[name] = before
    if (style.cssText !== cssText || element.getAttribute('style') === served) return
    if (served === null) element.removeAttribute('style')
    else element.setAttribute('style', served)
  }
}

/** Keeps room for a visible scrollbar, so that nothing moves. */
function hold(): () => void {
  const root = document.documentElement
  const hasScrollbar = innerWidth > root.clientWidth
  const showBar = setStyle(scroller(root), 'overflowY', 'hidden')
  const giveRoomBack = hasScrollbar ? setStyle(root, 'scrollbarGutter', 'stable') : null
  return () => {
    giveRoomBack?.()
    showBar()
  }
}

/**
 * Keeps the page behind from scrolling, without moving it, until every lock is released. The browser lays out all of the
 * page for it: the first picture of a dialog does not wait for that.
 */
export function lockScroll(): () => void {
  let isHeld = false
  let isOver = false
  function lock(): void {
    if (isOver) return
    if (!holders++) release = hold()
    isHeld = true
  }
  requestAnimationFrame(() => setTimeout(lock))
  return () => {
    if (isHeld && !--holders) release()
    isHeld = false
    isOver = true
  }
}
