import {finishRequest} from '../../lib/finish-request.ts'
import type {KeptEvent} from '../../page/page.ts'
import type {Call} from './call.ts'
import type {Answer} from './lane.ts'

/** The transport of requests. */
export interface Network {
  /** Called with each event before it is sent. */
  look?: (event: KeptEvent) => void
  /** Never rejects. */
  transmit: (call: Call) => Promise<Answer>
  /** Passes a request to the browser, which sends it after the page has ended. False if the browser refuses. */
  handOver: (call: Call) => boolean
}

/** A delay in seconds, or a date; an hour at most. */
function readAnswer(status: number, wait: string | null): Answer {
  const retryAfter = Number(wait) * 1000 || Date.parse(wait ?? '') - Date.now()
  return {status, retryAfter: Math.min(retryAfter || 0, 3_600_000)}
}

/** Stands for every redirect: browsers do not tell which it was. */
const REDIRECT = 302

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

const byXhr = ({url, type, body, isOwn, stop}: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    xhr.withCredentials = isOwn
    xhr.setRequestHeader('Content-Type', type)
    // it follows redirects in any case
    xhr.onload = () =>
      resolve(
        readAnswer(xhr.responseURL === url ? xhr.status : REDIRECT, xhr.getResponseHeader('Retry-After')),
      )
    xhr.onerror = xhr.onabort = reject
    stop.signal.onabort = () => xhr.abort()
    xhr.send(body)
  })

/** A replacement by another script may lose the request. */
export const canFetch = (): boolean => `${globalThis.fetch}`.includes('[native code]')

const transmit = (call: Call): Promise<Answer> =>
  (call.isPlain ? byXhr : byFetch)(call).catch(() => readAnswer(call.stop.signal.aborted ? 408 : 0, null))

function handOver({url, type, body}: Call): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], {type}))
  } catch {
    return false
  }
}

export const network: Network = {transmit, handOver}
