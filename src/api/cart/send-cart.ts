import {createQueue} from '../../lib/queue.ts'
import {readPath} from '../../lib/read-path.ts'
import {type CartReply, parseCartReply} from '../../model/cart-reply.ts'
import {page} from '../../page/page.ts'
import {warn} from '../../page/report.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {hasCartCookie} from '../../page/site/cookies.ts'
import {credentialsFor, isCrossOrigin, readCookieOf, writeCookieOf} from '../cross-origin.ts'
import {ApiError} from '../errors.ts'
import {type Call, type Connection, createSend, type Send} from '../http.ts'
import {inTurn} from './in-turn.ts'
import {readToken, writeToken} from './kept-token.ts'

const HEADER = 'Cart-Token'

/** The token that identifies the cart to an API on another origin; null for the page's own API, which uses cookies. */
export const tokenOf = (api: string): string | null => (isCrossOrigin(api) ? readToken(api) : null)

const connection: Connection = {
  origin: apiOrigin,
  readCookie: (name) => readCookieOf(apiOrigin(), name),
  writeCookie: (name, value) => writeCookieOf(apiOrigin(), name, value),
  identify() {
    const api = apiOrigin()
    const token = tokenOf(api)
    return token ? {credentials: 'omit', headers: {[HEADER]: token}} : {credentials: credentialsFor(api)}
  },
  onReply(headers) {
    const token = headers.get(HEADER)
    if (token && isCrossOrigin(apiOrigin())) writeToken(apiOrigin(), token)
  },
}

const send = createSend(connection)

const enqueue = createQueue()

/** APIs that have answered a change of this page, and show it no cookie and no token: they know the visitor by others. */
const settled = new Set<string>()

/** Whether the API knows the visitor's cart by something that this page sees. */
const isKnown = (api: string): boolean => (isCrossOrigin(api) ? !!readToken(api) : hasCartCookie())

/** An API that may know the visitor by nothing but the token, which the page cannot read. */
function noteTokenless(api: string): void {
  if (page().credentials === 'omit' && isCrossOrigin(api))
    warn(
      'data-api',
      `the reply of ${api} has no Cart-Token, so each addition begins another cart. Send the header, and name it in Access-Control-Expose-Headers`,
    )
}

/**
 * A call about the visitor's cart. Until a first change is complete, calls run one after the other, and changes in all
 * tabs: two parallel ones would each begin a cart.
 */
export const sendCart: Send = (path, parse, call) => {
  const api = apiOrigin()
  const isRead = !call?.method
  // on the page's own origin, cookies tell that there is no cart to read
  if (isKnown(api) || settled.has(api) || (isRead && !isCrossOrigin(api))) return send(path, parse, call)
  return enqueue(api, async () => {
    const run = () => send(path, parse, call)
    const value = await (isRead ? run() : inTurn(api, run))
    if (isRead || isKnown(api) || settled.has(api)) return value
    settled.add(api)
    noteTokenless(api)
    return value
  })
}

/** The failure, with the cart from the reply. */
function withCart(error: ApiError): ApiError {
  const reply = readPath(error.cause, 'shoppingCart') ? parseCartReply(error.cause) : null
  if (!reply?.ok) return error
  const {kind, message, visitorMessage, fieldErrors, status, cause} = error
  const details = {fieldErrors, cause, ...(status !== null && {status})}
  return new ApiError(kind, message, visitorMessage, {...details, reply: reply.value})
}

/** A call whose reply holds the cart, whether it succeeded or was refused. */
export const requestCart = (path: string, call: Call): Promise<CartReply> =>
  sendCart(path, parseCartReply, call).catch((error) => {
    throw error instanceof ApiError ? withCart(error) : error
  })
