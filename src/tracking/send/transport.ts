import {finishRequest} from '../../lib/finish-request.ts'
import type {KeptEvent} from '../../page/page.ts'
import type {Call} from './call.ts'
import type {Answer} from './lane.ts'

/** The transport of requests. */
export interface Network {
  /** Called with each event before it is sent. */
  look?: (event: KeptEvent) => void
  /** False if `fetch` is missing, or another script's. */
  canFetch: () => boolean
  /** Never rejects. */
  transmit: (call: Call) => Promise<Answer>
  /** Passes a request to the browser, which sends it after the page has ended. False if the browser refuses. */
  handOver: (call: Call) => boolean
}

/** A delay in seconds, or a date; an hour at most. */
export function readAnswer(status: number, wait: string | null): Answer {
  const retryAfter = Number(wait) * 1000 || Date.parse(wait ?? '') - Date.now()
  return {status, retryAfter: Math.min(retryAfter || 0, 3_600_000)}
}

/** Stands for every redirect: browsers do not tell which it was. */
export const REDIRECT = 302

async function byFetch({url, type, body, isOwn, keepalive, stop}: Call): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': type},
    body,
    credentials: isOwn ? 'include' : 'omit',
    keepalive,
    // a followed redirect ends at a page that answers 200, and has not received the event
    redirect: 'manual',
    priority: 'low',
    signal: stop.signal,
  })
  finishRequest(response)
  return readAnswer(
    response.type === 'opaqueredirect' ? REDIRECT : response.status,
    response.headers.get('Retry-After'),
  )
}

/** A replacement by another script may lose the request. */
const canFetch = (): boolean => `${globalThis.fetch}`.includes('[native code]')

/** A request without a reply has ended by our time-out, or by a failure. */
export const answered = ({stop}: Call, coming: Promise<Answer>): Promise<Answer> =>
  coming.catch(() => readAnswer(stop.signal.aborted ? 408 : 0, null))

const transmit = (call: Call): Promise<Answer> => answered(call, byFetch(call))

function handOver({url, type, body}: Call): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], {type}))
  } catch {
    return false
  }
}

export const network: Network = {canFetch, transmit, handOver}
