import {readCookie} from '../../page/site/cookies.ts'
import {writeCookieFor} from '../../page/site/write-cookie.ts'
import {RECORD_COOKIE, RECORD_LIFETIME, VISIT_COOKIE, VISIT_LIFETIME} from '../assumptions.ts'
import {nextVisit} from './next-visit.ts'

/**
 * Counts the visit, or extends it, and returns the record; empty if cookies are blocked. Synchronous, and under a lock
 * (`readVisitor`): if two tabs read and wrote in turns, a third of the visits would be lost.
 */
export function countVisit(now: number, createId: () => string, isForced = false): string {
  const cookies = {record: readCookie(RECORD_COOKIE), time: readCookie(VISIT_COOKIE)}
  const {record, time} = nextVisit(cookies, {now, createId}, isForced)
  // both are written again at each visit: browsers cap a lifetime at 400 days
  writeCookieFor(RECORD_LIFETIME, RECORD_COOKIE, record)
  writeCookieFor(VISIT_LIFETIME, VISIT_COOKIE, time)
  return readCookie(RECORD_COOKIE) === record ? record : ''
}
