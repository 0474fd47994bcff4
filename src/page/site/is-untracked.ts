import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {CHOICE_COOKIE, readCookie} from './cookies.ts'

/** A field of the page context. */
export const DISABLED = 'websiteSettings.trackingDisabled'

/** Whether tracking is off on the site. Checked before the tracking chunk is fetched, and by its gate. */
export const isUntracked = (raw: Record<string, unknown>): boolean => toBoolean(readPath(raw, DISABLED))

/** Whether the gate of tracking is likely to open: what it needs then is fetched beside it. Only the gate decides. */
export const isLikelyTracked = (raw: Record<string, unknown>, {analytics}: Consent): boolean =>
  !raw.authenticatedAccount && (analytics ?? readCookie(CHOICE_COOKIE) !== 'false')
