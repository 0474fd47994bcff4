import {writeCookieText} from './write-cookie-text.ts'

/** A cookie for the whole site that outlives the visit; blocked cookies are left alone. Its `|` is there to be read. */
export function writeCookieFor(seconds: number, name: string, value: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const text = encodeURIComponent(value).replaceAll('%7C', '|')
  try {
    writeCookieText(`${name}=${text};path=/;max-age=${seconds};samesite=lax${secure}`)
  } catch {}
}
