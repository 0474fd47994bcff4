import {readCookie} from './cookies.ts'
import {writeCookieText} from './write-cookie-text.ts'

/** Removes a cookie of the whole site, of this host's and of those above it. Where it is not, nothing is written. */
export function clearCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)
  try {
    for (const domain of ['', ...domains]) {
      // browsers warn of each domain that may have none
      if (readCookie(name) === null) return
      writeCookieText(`${name}=;path=/;max-age=-1${domain}`)
    }
  } catch {}
}
