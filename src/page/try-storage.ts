/** What `use` reads or writes; null where storage is forbidden, or full: what was to be kept is then in the page alone. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
