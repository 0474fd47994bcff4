import {readCookie} from '../../page/site/cookies.ts'
import {writeCookieText} from '../../page/site/write-cookie.ts'

/**
 * Removes a cookie of the whole site, from this host and its parent domains. Writes nothing if the cookie is absent.
 */
export function clearCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)
  try {
    for (const domain of ['', ...domains]) {
      // browsers warn about each domain that may not hold cookies
      if (readCookie(name) === null) return
      writeCookieText(`${name}=;path=/;max-age=-1${domain}`)
    }
  } catch {}
}
