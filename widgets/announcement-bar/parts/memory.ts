import {ANNOUNCEMENT_COOKIE, isDismissed, withDismissed} from '../../../src/model/announcement.ts'
import {readCookie} from '../../../src/page/site/cookies.ts'
import {writeCookieFor} from '../../../src/page/site/write-cookie.ts'

const YEAR = 365 * 24 * 60 * 60

/** Cookies can be blocked: then a dismissal is remembered only on this page. */
const known = new Set<string>()

export const wasDismissed = (key: string): boolean =>
  known.has(key) || isDismissed(readCookie(ANNOUNCEMENT_COOKIE), key)

export function rememberDismissed(key: string): void {
  known.add(key)
  writeCookieFor(YEAR, ANNOUNCEMENT_COOKIE, withDismissed(readCookie(ANNOUNCEMENT_COOKIE), key))
}
