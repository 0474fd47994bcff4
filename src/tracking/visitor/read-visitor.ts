import {createUuid} from '../../lib/uuid.ts'
import {readExpiring, writeExpiring} from '../../page/expiring-storage.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {writeCookieFor} from '../../page/site/write-cookie-for.ts'
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

/** Read back: an id that is not kept would be another one on each page. */
function readAnalyticsId(): string | null {
  if (!readExpiring(ANALYTICS, places)) writeExpiring(ANALYTICS, createUuid(), places)
  return readExpiring(ANALYTICS, places) || null
}

/**
 * Counts a visit and says whose it is; only where `decide` allows cookies. One tab at a time: what two do at once is
 * counted by both, and an id that both would make is that of the first.
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
    // refused where nothing can be kept, as in a frame of no origin
    return read()
  }
}
