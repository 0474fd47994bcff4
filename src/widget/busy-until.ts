import {showBusy} from '../page/show-busy.ts'

/** Shows the clicked element as busy until `coming` settles or the signal is aborted. */
export function busyUntil<T>(
  pressed: Element | null | undefined,
  coming: Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const end = pressed && showBusy(pressed)
  if (!end) return coming
  signal.addEventListener('abort', end)
  return coming.finally(() => {
    signal.removeEventListener('abort', end)
    end()
  })
}
