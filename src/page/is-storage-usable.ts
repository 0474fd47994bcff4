const PROBE = 'vitrine-probe'

/** Storage can be disabled, full, or replaced by the page. */
export function isStorageUsable(find: () => Storage): boolean {
  try {
    const storage = find()
    storage.setItem(PROBE, PROBE)
    const isKept = storage.getItem(PROBE) === PROBE
    storage.removeItem(PROBE)
    return isKept
  } catch {
    return false
  }
}
