import {allCookies} from './cookies.ts'

/** Session cookie for the whole site; blocked cookies are left alone. */
export function writeCookie(name: string, value: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere
    document.cookie = `${name}=${value.replace(/[%;,\s]/g, encodeURIComponent)};path=/`
  } catch {}
}

export const areCookiesEnabled = (): boolean => allCookies() !== null && navigator.cookieEnabled !== false
