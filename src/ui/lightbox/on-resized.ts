/** Milliseconds after the last change of the window's size (product.md §9). */
const PAUSE = 100

/** Calls back once the window has its new size. */
export function onResized(act: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE)
  }
  addEventListener('resize', later, {signal})
  signal.addEventListener('abort', () => clearTimeout(timer))
}
