/** Dialogs that hold the page still now. */
let holders = 0
let release = () => {}

/** The element whose `overflow` the window scrolls by: taking another would make a scroll box of the body. */
const scroller = (root: HTMLElement): HTMLElement =>
  /auto|scroll|hidden/.test(getComputedStyle(root).overflowY) ? root : document.body

/** Where the scrollbar was, room is kept for it: nothing moves. */
function hold(): () => void {
  const root = document.documentElement
  const {style} = scroller(root)
  const {overflowY} = style
  const {scrollbarGutter} = root.style
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  style.overflowY = 'hidden'
  return () => {
    style.overflowY = overflowY
    root.style.scrollbarGutter = scrollbarGutter
    for (const element of [root, document.body])
      if (!element.getAttribute('style')) element.removeAttribute('style')
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
