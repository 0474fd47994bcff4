const PROBE = 'vitrine-probe'

/** Storage can be switched off, full, or of someone else’s making. */
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
