import {readCookie} from '../../page/site/cookies.ts'
import {writeCookieFor} from '../../page/site/write-cookie-for.ts'
import {RECORD_COOKIE, RECORD_LIFETIME, VISIT_COOKIE, VISIT_LIFETIME} from '../assumptions.ts'
import {nextVisit} from './next-visit.ts'

/**
 * Counts the visit, or makes it last longer, and returns the record; empty where cookies are blocked. All in one go, and
 * under a lock (`readVisitor`): between two tabs that read and write in turns a third of the visits is lost.
 */
export function countVisit(now: number, createId: () => string, isForced = false): string {
  const kept = {record: readCookie(RECORD_COOKIE), time: readCookie(VISIT_COOKIE)}
  const {record, time} = nextVisit(kept, {now, createId}, isForced)
  // both are written again at each visit: browsers cap a lifetime at 400 days
  writeCookieFor(RECORD_LIFETIME, RECORD_COOKIE, record)
  writeCookieFor(VISIT_LIFETIME, VISIT_COOKIE, time)
  return readCookie(RECORD_COOKIE) === record ? record : ''
}
