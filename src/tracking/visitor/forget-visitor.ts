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
import {clearCookie} from './clear-cookie.ts'

const ALL = `${CLEARED_COOKIES} ${ANALYTICS_ID} ${ANALYTICS_EXPIRATION} ${MARKETING_COOKIE} ${SESSION_COOKIE} ${FIRST_SESSION} ${HAS_LANDED}`

/** Removes it from cookies and storage. */
function forget(name: string): void {
  clearCookie(name)
  try {
    localStorage.removeItem(name)
    sessionStorage.removeItem(name)
  } catch {}
}

/**
 * Clears the data of a visitor that may not be kept: the cookies of product.md §6, and everything if the decision is
 * final, by the owner's policy or the visitor's refusal.
 */
export function forgetVisitor({isPolicyEnabled, isPolicyAbsolute, choice}: GateFacts): void {
  const isForGood = choice === false || (isPolicyEnabled && isPolicyAbsolute)
  for (const name of (isForGood ? ALL : CLEARED_COOKIES).split(' ')) forget(name)
}
