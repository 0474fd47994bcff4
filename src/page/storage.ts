/** Runs `use` on storage; returns null if storage is forbidden or full. The value then exists only in the page. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

/** Key prefix in session storage for the drafts of a widget's forms on this page. */
export const draftsOf = (widget: string): string => `vitrine:${widget}:${location.pathname}:`
