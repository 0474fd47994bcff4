import {warn} from './report.ts'

/** A text that is kept for a time. */
export interface Lasting {
  key: string
  /** Milliseconds. */
  lifetime: number
  /** Where the end of it is kept, in epoch ms. */
  endKey: string
}

/** What keeps it. Storage is looked up at each use: where it is switched off, looking at it throws. */
export interface Keepers {
  storage: () => Storage
  readCookie: (name: string) => string | null
  writeCookie: (seconds: number, name: string, value: string) => void
  now: () => number
}

let isTold = false

/** Failures of storage warn (product.md §8): once, since where it is blocked each use of it fails. */
function tell(error: unknown): void {
  if (!isTold) warn('storage', `${error}: cookies are tried instead`)
  isTold = true
}

/** What is kept, or null; what is past its time is removed, as is what a wrong clock would keep for longer (product.md §9). */
export function readLasting(
  {key, lifetime, endKey}: Lasting,
  {storage, readCookie, now}: Keepers,
): string | null {
  try {
    const local = storage()
    const left = Number(local.getItem(endKey)) - now()
    if (left > 0 && left <= lifetime) return local.getItem(key) || readCookie(key)
    local.removeItem(key)
    local.removeItem(endKey)
  } catch (error) {
    tell(error)
  }
  return readCookie(key)
}

/** Keeps it from now on; in a cookie where there is no storage, or no room in it. */
export function writeLasting({key, lifetime, endKey}: Lasting, value: string, keepers: Keepers): void {
  const {storage, writeCookie, now} = keepers
  try {
    const local = storage()
    local.setItem(key, value)
    local.setItem(endKey, `${now() + lifetime}`)
  } catch (error) {
    tell(error)
    writeCookie(lifetime / 1000, key, value)
  }
}
