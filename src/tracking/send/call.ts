import type {Message} from '../outbox/message.ts'
import type {Answer} from './lane.ts'

/** A request, ready to be sent. */
export interface Call {
  url: string
  /** Content type. */
  type: string
  body: string
  /** A request to the API, which identifies the visitor by cookies; other hosts get none. */
  isOwn: boolean
  /** Outlives the page. Browsers limit its size. */
  keepalive: boolean
  stop: AbortController
  /** Milliseconds on the page's own clock. */
  start: number
  /** By XHR: if `fetch` is missing, another script's, or has failed. */
  isPlain: boolean
  /** Set by the first sender: another sender waits for it, too. */
  answer?: Promise<Answer>
}

/** Bytes that may outlive the page, of all requests together; browsers allow 65,536. */
export const MOST_BYTES = 60_000
/** Milliseconds without a reply after which a request is late (product.md §9). */
export const TIME_OUT = 2500

/** What requests are made of. */
export interface CallParts {
  canFetch: () => boolean
  readCrumb: () => string | null
  apiOrigin: string
  pageOrigin: string
  /** The page's own clock, in milliseconds: changes of the visitor's clock do not affect it. */
  now: () => number
}

/** The request of a message. */
export function toCall(
  {to, type, body, needsCrumb}: Message,
  {canFetch, readCrumb, apiOrigin, pageOrigin, now}: CallParts,
): Call {
  const isOwn = to[0] === '/'
  const {href, origin} = new URL(isOwn ? apiOrigin + to : to)
  // text across origins: JSON would need a preflight request
  const json = origin === pageOrigin ? 'application/json' : 'text/plain'
  return {
    url: href,
    type: type === 'form' ? 'application/x-www-form-urlencoded' : json,
    body: needsCrumb ? `crumb=${encodeURIComponent(readCrumb() ?? '')}&${body}` : body,
    isOwn,
    keepalive: true,
    stop: new AbortController(),
    start: now(),
    isPlain: !canFetch(),
  }
}
