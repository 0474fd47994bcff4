import {type CookieRules, mayKnowVisitor} from '../../model/cookie-rules.ts'
import {CONFIG_PATH, SEARCH_PATH} from '../assumptions.ts'
import {ACCESS_DENIED, CHECKOUT, LOCK_SCREEN, NOT_FOUND, SEARCH, VIEWER} from './page-codes.ts'

/** The facts about a page and its visitor that the gate needs. */
export interface GateFacts extends CookieRules {
  accountId: string | null
  /** From the page context; null if it names none. */
  roles: readonly unknown[] | null
  path: string
  pageType: number | null
  isDisabled: boolean
  isPreview: boolean
  isPrerendering: boolean
}

export type Reason = 'ok' | 'role' | 'config' | 'page-type' | 'disabled' | 'preview' | 'consent' | 'prerender'

/** What may be sent and stored (tracking.md T0). */
export interface Decision {
  /** Whether anything may be sent. */
  track: boolean
  /** Page views: not for a search. */
  page: boolean
  census: boolean
  commerce: boolean
  /** Cookies and ids of the visitor, and everything else that is stored in the browser. */
  cookies: boolean
  /** From the visitor's and the page's side. */
  recorder: boolean
  reason: Reason
}

const OFF: readonly (number | null)[] = [NOT_FOUND, LOCK_SCREEN, ACCESS_DENIED]

/** By number, also as text, or by name. */
const isViewer = (role: unknown): boolean => role === 'viewer' || Number(role) === VIEWER

function findReason(facts: GateFacts): Reason {
  const {accountId, roles, path, pageType, isDisabled, isPreview, choice, isPrerendering} = facts
  if (accountId && !(roles?.length && roles.every(isViewer))) return 'role'
  if (new RegExp(CONFIG_PATH).test(path)) return 'config'
  if (OFF.includes(pageType)) return 'page-type'
  if (isDisabled) return 'disabled'
  if (isPreview) return 'preview'
  if (choice === false) return 'consent'
  return isPrerendering ? 'prerender' : 'ok'
}

/** The only gate. Pure, so that it can be asked again whenever a fact has changed. */
export function decide(facts: GateFacts): Decision {
  const {path, pageType, isPrivate} = facts
  const reason = findReason(facts)
  const track = reason === 'ok'
  const cookies = track && mayKnowVisitor(facts)
  return {
    track,
    page: track && pageType !== SEARCH && !new RegExp(SEARCH_PATH, 'i').test(path),
    census: track,
    commerce: track,
    cookies,
    // never with a privacy signal, not even if the visitor has accepted
    recorder: cookies && !isPrivate && pageType !== CHECKOUT,
    reason,
  }
}
