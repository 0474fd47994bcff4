import {byteLength} from '../../lib/byte-length.ts'
import {finishRequest} from '../../lib/finish-request.ts'
import {toJson} from '../../lib/to-json.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {pageOrigin} from '../../page/site/page-origin.ts'
import {CRUMB_COOKIE, CSRF_HEADER, ERROR_SERVICE, ERRORS_PATH, LARGEST_BODY, TIMEOUT} from '../assumptions.ts'
import type {ErrorReport} from './create-queue.ts'

/** Statuses after which this page sends nothing more. */
const FINAL = [401, 403, 413]

/** `POST /api/events/RecordJavascriptErrors`; returns the status of the reply, or 0 without a reply. */
async function post(body: string): Promise<number> {
  const crumb = readCookie(CRUMB_COOKIE)
  try {
    const response = await fetch(apiOrigin() + ERRORS_PATH, {
      method: 'POST',
      credentials: 'include',
      // continues after the visitor leaves the page; a beacon could not carry the header
      keepalive: byteLength(body) < LARGEST_BODY,
      headers: {'Content-Type': 'application/json', ...(crumb && {[CSRF_HEADER]: crumb})},
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    finishRequest(response)
    return response.status
  } catch {
    return 0
  }
}

/** Reported once to the other service, without a retry (product.md §8): a failure must not lead to another report. */
function sendToService(body: string): void {
  const service = currentSite().raw[ERROR_SERVICE]
  try {
    if (typeof service === 'string')
      navigator.sendBeacon(new URL(service, pageOrigin() || undefined).href, body)
  } catch {}
}

/** Sends lists of reports until the server refuses them. */
export function createSender() {
  let isOver = false
  let isHandedOn = false
  return async (reports: readonly ErrorReport[]): Promise<void> => {
    if (isOver) return
    const body = toJson(reports)
    const status = await post(body)
    isOver = FINAL.includes(status)
    if (status >= 200 && status < 300) return
    if (!isHandedOn) sendToService(body)
    isHandedOn = true
  }
}
