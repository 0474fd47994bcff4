import type {ApiErrorKind} from '../contract/errors.ts'
import {asRecord} from '../lib/as-record.ts'
import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {areCookiesEnabled} from '../page/site/write-cookie.ts'
import {ApiError} from './errors.ts'
import {text} from './strings.ts'

/** Up to this limit "a few seconds" describes a `Retry-After`. */
const FEW_SECONDS = 10
/** From this on, visitors count no seconds. */
const HOUR = 3600

function kindOf(status: number): ApiErrorKind {
  // 430 is Shopify's, for visitors that it takes for robots
  if (status === 429 || status === 430) return 'rate-limit'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 401 || status === 403) return 'unauthorized'
  return status < 500 ? 'invalid' : 'server'
}

function waitText(retryAfter: string | null): string {
  const seconds = Math.ceil(Number(retryAfter))
  if (seconds >= HOUR) return text('later')
  return seconds > FEW_SECONDS ? text('wait', {seconds: `${seconds}`}) : text('rateLimit')
}

/** A field of a reply, at the top level or in `data` (product.md §8). */
export const readField = (body: unknown, name: string): unknown =>
  readPath(body, name) ?? readPath(body, `data.${name}`)

/** The reply's message. */
export const readMessage = (body: unknown): string | null =>
  textOrNull(readField(body, 'message')) ?? textOrNull(readField(body, 'error'))

/** All errors of a field in one text; those without a punctuation mark at the end are separated by a semicolon. */
const readAll = (value: unknown): string =>
  [value]
    .flat()
    .flatMap((text) => textOrNull(text) ?? [])
    .join('; ')
    .replace(/(\p{Sentence_Terminal}); /gu, '$1 ')

/** A refusing reply as an error, with the server's message if the reply is JSON. */
export function replyError(where: string, {status, headers}: Response, body: unknown): ApiError {
  const kind = readField(body, 'crumbFail') ? 'csrf' : kindOf(status)
  const message = readMessage(body)
  // what a broken server says is for its developers
  const isBroken = kind === 'server'
  const texts: {[K in ApiErrorKind]?: () => string} = {
    csrf: () => text(areCookiesEnabled() ? 'session' : 'cookies'),
    'rate-limit': () => waitText(headers.get('Retry-After')),
  }
  return new ApiError(
    kind,
    `${where}: ${kind} (${status}) ${message ?? ''}`,
    texts[kind]?.() ?? ((!isBroken && message) || text('failed')),
    {
      status,
      // `{field: message}` or `{field: [message, …]}`
      fieldErrors: Object.fromEntries(
        Object.entries(asRecord(isBroken ? null : readField(body, 'errors'))).map(([field, value]) => [
          field,
          readAll(value) || text('failed'),
        ]),
      ),
      cause: body,
    },
  )
}
