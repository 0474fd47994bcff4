import {warn} from './report.ts'

/** A text that expires. */
export interface ExpiringText {
  key: string
  /** Milliseconds. */
  lifetime: number
  /** The key of its expiry, in epoch ms. */
  endKey: string
}

/** Where the text is stored. `storage` is called at each use: if storage is blocked, reading the property throws. */
export interface StoragePlaces {
  storage: () => Storage
  readCookie: (name: string) => string | null
  writeCookie: (seconds: number, name: string, value: string) => void
  now: () => number
}

let isReported = false

/** Warns about failing storage (product.md §8) once: blocked storage fails at each use. */
function reportFailure(error: unknown): void {
  if (!isReported) warn('storage', `${error}: cookies are tried instead`)
  isReported = true
}

/**
 * The stored text, or null. Removes an expired text, and one that a wrong clock would keep too long (product.md §9).
 */
export function readExpiring(
  {key, lifetime, endKey}: ExpiringText,
  {storage, readCookie, now}: StoragePlaces,
): string | null {
  try {
    const local = storage()
    const left = Number(local.getItem(endKey)) - now()
    if (left > 0 && left <= lifetime) return local.getItem(key) || readCookie(key)
    local.removeItem(key)
    local.removeItem(endKey)
  } catch (error) {
    reportFailure(error)
  }
  return readCookie(key)
}

/** Stores the text; in a cookie if storage is blocked or full. */
export function writeExpiring(
  {key, lifetime, endKey}: ExpiringText,
  value: string,
  places: StoragePlaces,
): void {
  const {storage, writeCookie, now} = places
  try {
    const local = storage()
    local.setItem(key, value)
    local.setItem(endKey, `${now() + lifetime}`)
  } catch (error) {
    reportFailure(error)
    writeCookie(lifetime / 1000, key, value)
  }
}
