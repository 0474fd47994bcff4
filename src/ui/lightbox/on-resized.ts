/** Milliseconds after the last change of the window's size (product.md §9). */
const PAUSE = 100

/** Calls back once the window has its new size; returns what ends it. */
export function onResized(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE)
  }
  addEventListener('resize', later)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', later)
  }
}
