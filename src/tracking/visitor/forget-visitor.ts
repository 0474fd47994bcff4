import {clearCookie} from '../../page/site/clear-cookie.ts'
import {
  ANALYTICS_EXPIRATION,
  ANALYTICS_ID,
  CLEARED_COOKIES,
  FIRST_SESSION,
  HAS_LANDED,
  MARKETING_COOKIE,
  SESSION_COOKIE,
} from '../assumptions.ts'
import type {GateFacts} from '../gate/gate.ts'

const ALL = `${CLEARED_COOKIES} ${ANALYTICS_ID} ${ANALYTICS_EXPIRATION} ${MARKETING_COOKIE} ${SESSION_COOKIE} ${FIRST_SESSION} ${HAS_LANDED}`

/** Wherever it is kept. */
function forget(name: string): void {
  clearCookie(name)
  try {
    localStorage.removeItem(name)
    sessionStorage.removeItem(name)
  } catch {}
}

/**
 * Clears what may not be kept of a visitor: the cookies that product.md §6 names, and where that is for good, by the
 * owner's will or by the visitor's, all that there is.
 */
export function forgetVisitor({isPolicyEnabled, isPolicyAbsolute, choice}: GateFacts): void {
  const isForGood = choice === false || (isPolicyEnabled && isPolicyAbsolute)
  for (const name of (isForGood ? ALL : CLEARED_COOKIES).split(' ')) forget(name)
}
