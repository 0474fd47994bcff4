import {allCookies} from './cookies.ts'
import {writeCookieText} from './write-cookie-text.ts'

/** Writes a session cookie for the whole site; does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string): void {
  try {
    writeCookieText(`${name}=${value.replace(/[%;,\s]/g, encodeURIComponent)};path=/`)
  } catch {}
}

export const areCookiesEnabled = (): boolean => allCookies() !== null && navigator.cookieEnabled !== false
