import ky, {HTTPError} from 'ky'
import {finishRequest} from '../lib/finish-request.ts'
import {parseJson} from '../lib/parse-json.ts'
import type {Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toJson} from '../lib/to-json.ts'
import {backendName} from '../page/page.ts'
import {apiOrigin} from '../page/site/api-origin.ts'
import {credentialsFor, readCookieOf, writeCookieOf} from './cross-origin.ts'
import {ApiError} from './errors.ts'
import {readField, replyError} from './reply-error.ts'
import {text} from './strings.ts'

export interface Call {
  /** @default 'GET' */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** How a call identifies the visitor. */
export interface Identity {
  /** With `omit`, the call carries no crumb either. */
  credentials: RequestCredentials
  headers?: Record<string, string>
}

/** How calls are made, and in whose name. */
export interface Connection {
  origin: () => string
  readCookie: (name: string) => string | null | Promise<string | null>
  writeCookie: (name: string, value: string) => void | Promise<void>
  /** Called before each call. @default with cookies and the crumb */
  identify?: () => Identity
  /** Receives the headers of each reply, refusals too: a shop may identify the visitor differently after each. */
  onReply?: (headers: Headers) => void
  /** @default the platform's */
  fetch?: (address: string, options: RequestInit) => Promise<Response>
}

/** One call to the API. Resolves with what `parse` makes of its JSON; every failure is an `ApiError`. */
export type Send = <T>(path: string, parse: (body: unknown) => Result<T>, call?: Call) => Promise<T>

interface Reply {
  response: Response
  /** The parsed JSON; null for no body, undefined for invalid JSON. */
  body: unknown
}

/** Characters of a body up to which a call survives the page; browsers refuse more than 64 kB of all such calls together. */
const SURVIVES = 8000
/** Such calls at a time: browsers refuse what is beyond their limit, and a refused call fails. */
const MOST_SURVIVING = 8
let surviving = 0
/** Paths whose replies no cache keeps (docs/decisions/requests.md): nothing old is left to answer the next read. */
const unkept = new Set<string>()
const READ_TIMEOUT = 10_000
const WRITE_TIMEOUT = 15_000

/** Reads are repeated after a lost connection and these statuses. Writes never are: the first may have succeeded. */
const http = ky.create({
  // ky's own time-out ends with the headers; ours also covers a body that stalls.
  timeout: false,
  retry: {limit: 2, methods: ['get'], statusCodes: [408, 429, 500, 502, 503, 504], afterStatusCodes: []},
  hooks: {
    beforeRetry: [
      ({error}) => {
        if (error instanceof HTTPError) finishRequest(error.response)
      },
    ],
  },
})

/**
 * Fetches as the loader's tag demands: over the network, or from the mock shop in the page. Calls `fetch` with an
 * address and an options object, as nearly all pages do: third-party wrappers around `fetch` often support nothing
 * else, and fail for a `Request`.
 */
const fetchOfPage = async (address: string, options: RequestInit): Promise<Response> =>
  backendName() === 'mock'
    ? (await import('../backends/mock/index.ts')).mockFetch(address, options)
    : fetch(address, options)

async function exchange(
  path: string,
  call: Call,
  connection: Connection,
  newCrumb?: string | null,
): Promise<Reply> {
  const {method = 'GET', body, headers, signal} = call
  const isRead = method === 'GET'
  const late = AbortSignal.timeout(isRead ? READ_TIMEOUT : WRITE_TIMEOUT)
  const json = body === undefined ? null : toJson(body)
  // a visitor who clicks and leaves has changed the cart
  const keepalive = !isRead && (json ?? '').length < SURVIVES && surviving < MOST_SURVIVING
  if (keepalive) surviving++
  try {
    const {credentials, headers: identity} = connection.identify?.() ?? {credentials: 'include'}
    const crumb = credentials === 'omit' ? null : (newCrumb ?? (await connection.readCookie('crumb')))
    const address = connection.origin() + path
    // the query of the platform's cart reads is another each time
    const place = address.replace(/\?.*/, '')
    const options = {
      method,
      credentials,
      // with 'no-store' Chromium asks before each call: it passes over what it knows of the last preflight
      cache: isRead && !unkept.has(place) ? 'no-store' : 'default',
      keepalive,
      headers: {
        ...(json !== null && {'Content-Type': 'application/json'}),
        ...headers,
        ...identity,
        ...(!isRead && crumb && {'X-CSRF-Token': crumb}),
      },
      signal: signal ? AbortSignal.any([signal, late]) : late,
      body: json,
    } as const
    // not a `Request`: its body is read asynchronously, and a page that is left has no time for that
    const fetchIt = () => (connection.fetch ?? fetchOfPage)(address, options)
    const response = await http(address, {method, signal: options.signal, fetch: fetchIt}).catch((error) =>
      error instanceof HTTPError ? error.response : Promise.reject(error),
    )
    connection.onReply?.(response.headers)
    if (isRead) unkept[response.headers.get('Cache-Control')?.includes('no-store') ? 'add' : 'delete'](place)
    const parsed = parseJson(await response.text())
    return {response, body: parsed.ok ? parsed.value : undefined}
  } catch (cause) {
    const lost = navigator.onLine === false ? 'offline' : 'network'
    const kind = signal?.aborted ? 'aborted' : late.aborted ? 'timeout' : lost
    const visitorMessage = kind === 'aborted' ? '' : text(kind === 'timeout' ? kind : 'offline')
    throw new ApiError(kind, `${method} ${path}: ${kind}`, visitorMessage, {cause})
  } finally {
    if (keepalive) surviving--
  }
}

/** The reply can have status 200. */
const isCrumbRefused = ({body}: Reply): boolean => !!readField(body, 'crumbFail')

/** Makes calls over a connection. */
export const createSend =
  (connection: Connection): Send =>
  async (path, parse, call = {}) => {
    const where = `${call.method ?? 'GET'} ${path}`
    let reply = await exchange(path, call, connection)
    if (isCrumbRefused(reply)) {
      const crumb = textOrNull(readField(reply.body, 'crumb'))
      if (crumb) await connection.writeCookie('crumb', crumb)
      reply = await exchange(path, call, connection, crumb)
    }
    const {response, body} = reply
    if (!response.ok || isCrumbRefused(reply)) throw replyError(where, response, body)
    const parsed = parse(body)
    if (parsed.ok) return parsed.value
    throw new ApiError('malformed', `${where}: ${parsed.problem}`, text('failed'), {status: response.status})
  }

/** A call of the current page. */
export const request: Send = createSend({
  origin: apiOrigin,
  readCookie: (name) => readCookieOf(apiOrigin(), name),
  writeCookie: (name, value) => writeCookieOf(apiOrigin(), name, value),
  identify: () => ({credentials: credentialsFor(apiOrigin())}),
})
