import {allCookies} from './cookies.ts'

/**
 * Writes a cookie with its attributes. A plain assignment could fail: an element called `cookie` hides the property of
 * the document.
 */
export function writeCookieText(text: string): void {
  const holder = typeof Reflect.get(document, 'cookie') === 'string' ? document : Document.prototype
  Reflect.set(holder, 'cookie', text, document)
}

/** Writes a session cookie for the whole site; does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string): void {
  try {
    writeCookieText(`${name}=${value.replace(/[%;,\s]/g, encodeURIComponent)};path=/`)
  } catch {}
}

/**
 * Writes a cookie for the whole site that outlives the visit; does nothing if cookies are blocked. The `|` stays
 * readable.
 */
export function writeCookieFor(seconds: number, name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const text = encodeURIComponent(value).replaceAll('%7C', '|')
  try {
    writeCookieText(`${name}=${text};path=/;max-age=${seconds};samesite=lax${secure}`)
  } catch {}
}

export const areCookiesEnabled = (): boolean => allCookies() !== null && navigator.cookieEnabled !== false
