/** Calls back once the browser has painted what has changed so far. */
export function afterPaint(act: () => void, signal: AbortSignal): void {
  requestAnimationFrame(() => setTimeout(() => signal.aborted || act()))
}
