import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {readCookie} from './cookies.ts'

/** Written by the server: who is logged in as a member of the site (product.md §3). */
export const SITE_USER_COOKIE = 'SiteUserInfo'
/** The session's token, sent with each call in the member's name (product.md §6). */
export const SITE_USER_TOKEN_COOKIE = 'siteUserCrumb'

export interface SiteUser {
  isAuthenticated: boolean
  siteUserId: string | null
}

/** Null if there is no cookie: no login or logout has happened, or the session has ended. */
export function readSiteUser(): SiteUser | null {
  const parsed = parseJson(readCookie(SITE_USER_COOKIE))
  if (!parsed.ok || !parsed.value) return null
  const isAuthenticated = toBoolean(readPath(parsed.value, 'authenticated'))
  return {
    isAuthenticated,
    siteUserId: isAuthenticated ? textOrNull(readPath(parsed.value, 'siteUserId')) : null,
  }
}
