import {readCookie} from '../../page/site/cookies.ts'
import {writeCookie} from '../../page/site/write-cookie.ts'
import {FIRST_SESSION, HAS_LANDED, SESSION_COOKIE} from '../assumptions.ts'

interface Flags {
  isFirstLanding: boolean
  isFirstSession: boolean
}

/**
 * Whether this is the first page of the tab, and the tab is the first that the visitor opened here (product.md §4). A
 * tab remembers the second value, so that it is true on all of its pages. Without storage no visitor counts as new;
 * otherwise all would.
 */
export function readFlags(): Flags {
  try {
    const [tab, all] = [sessionStorage, localStorage]
    const isFirstLanding = tab.getItem(HAS_LANDED) === null
    if (isFirstLanding) {
      tab.setItem(FIRST_SESSION, `${all.getItem(FIRST_SESSION) === null}`)
      all.setItem(FIRST_SESSION, tab.getItem(FIRST_SESSION) ?? '')
      tab.setItem(HAS_LANDED, 'true')
    }
    return {isFirstLanding, isFirstSession: tab.getItem(FIRST_SESSION) === 'true'}
  } catch {
    return {isFirstLanding: false, isFirstSession: false}
  }
}

/** The id of the browser session; null if cookies are blocked. */
export function readSessionId(createId: () => string): string | null {
  if (!readCookie(SESSION_COOKIE)) writeCookie(SESSION_COOKIE, createId())
  return readCookie(SESSION_COOKIE) || null
}
