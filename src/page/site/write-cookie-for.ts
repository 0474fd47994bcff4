import {writeCookieText} from './write-cookie-text.ts'

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
