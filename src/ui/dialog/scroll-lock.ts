/** Dialogs that hold the page still now. */
let holders = 0
let release = () => {}

/** The element whose `overflow` the window scrolls by: taking another would make a scroll box of the body. */
const scroller = (root: HTMLElement): HTMLElement =>
  /auto|scroll|hidden/.test(getComputedStyle(root).overflowY) ? root : document.body

/** Sets a style. What takes it back leaves the attribute as it was written, unless others have changed it meanwhile. */
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

/** Where the scrollbar was, room is kept for it: nothing moves. */
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

/** Keeps the page behind from scrolling, without moving it, until all who asked for it have let go. */
export function lockScroll(): () => void {
  if (!holders++) release = hold()
  let isHeld = true
  return () => {
    if (isHeld && !--holders) release()
    isHeld = false
  }
}
