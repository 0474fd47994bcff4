/** Milliseconds (product.md §9). */
const LONGEST = 3000
const QUIET = 100

export interface SettleOptions {
  /** The watched node. @default the document */
  root?: Node
  /** Milliseconds without a change. @default 100 */
  quiet?: number
  /** Milliseconds after which it stops waiting. @default 3000 */
  longest?: number
  signal?: AbortSignal
}

/** Resolves true once nothing in the page has changed for a while; false if that takes too long, or is aborted. */
export function domSettled(options: SettleOptions = {}): Promise<boolean> {
  const {root = document, quiet = QUIET, longest = LONGEST, signal} = options
  return new Promise((resolve) => {
    function end(isSettled: boolean): void {
      observer.disconnect()
      clearTimeout(calm)
      clearTimeout(late)
      signal?.removeEventListener('abort', giveUp)
      resolve(isSettled)
    }
    const giveUp = () => end(false)
    const wait = () => setTimeout(end, quiet, true)
    let calm = wait()
    const late = setTimeout(end, longest, false)
    const observer = new MutationObserver(() => {
      clearTimeout(calm)
      calm = wait()
    })
    observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true})
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
  })
}
