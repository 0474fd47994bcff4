/** Storage can be forbidden, as in a sandboxed frame, or full: what was typed is then in the page alone. */
export function trySession<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
