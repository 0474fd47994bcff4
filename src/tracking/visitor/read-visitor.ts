import {createUuid} from '../../lib/uuid.ts'
import {readExpiring, writeExpiring} from '../../page/expiring-storage.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {writeCookieFor} from '../../page/site/write-cookie.ts'
import {
  ANALYTICS_EXPIRATION,
  ANALYTICS_ID,
  ANALYTICS_LIFETIME,
  MARKETING_COOKIE,
  RECORD_COOKIE,
} from '../assumptions.ts'
import {countVisit} from './count-visit.ts'
import {readFlags, readSessionId} from './session.ts'
import type {Visitor} from './visitor.ts'

const ANALYTICS = {key: ANALYTICS_ID, endKey: ANALYTICS_EXPIRATION, lifetime: ANALYTICS_LIFETIME}
const places = {
  storage: () => localStorage,
  readCookie,
  writeCookie: writeCookieFor,
  now: () => Date.now(),
}

/** Reads the id back after writing: an id that cannot be stored would differ on each page. */
function readAnalyticsId(): string | null {
  if (!readExpiring(ANALYTICS, places)) writeExpiring(ANALYTICS, createUuid(), places)
  return readExpiring(ANALYTICS, places) || null
}

/**
 * Counts a visit and reads the visitor's ids; only if `decide` allows cookies. One tab at a time: visits of two tabs
 * are both counted, and both use the id that the first one created.
 */
export async function readVisitor(isForced = false): Promise<Visitor> {
  const read = () => ({
    record: countVisit(Date.now(), createUuid, isForced),
    analyticsId: readAnalyticsId(),
    marketingId: readCookie(MARKETING_COOKIE),
    sessionId: readSessionId(createUuid),
    ...readFlags(),
  })
  try {
    return await (navigator.locks?.request(RECORD_COOKIE, read) ?? read())
  } catch {
    // rejected if nothing can be stored, as in a sandboxed frame
    return read()
  }
}
