import {createQueue} from '../../lib/queue.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {credentialsFor, isElsewhere, readCookieOf, writeCookieOf} from '../elsewhere.ts'
import {type Connection, createSend, type Send} from '../http.ts'
import {readToken, writeToken} from './kept-token.ts'

const HEADER = 'Cart-Token'

/** The token that identifies the cart to an API on another origin; null for the page's own API, which uses cookies. */
export const tokenOf = (api: string): string | null => (isElsewhere(api) ? readToken(api) : null)

const connection: Connection = {
  origin: apiOrigin,
  readCookie: (name) => readCookieOf(apiOrigin(), name),
  writeCookie: (name, value) => writeCookieOf(apiOrigin(), name, value),
  identify() {
    const api = apiOrigin()
    const token = tokenOf(api)
    return token ? {credentials: 'omit', headers: {[HEADER]: token}} : {credentials: credentialsFor(api)}
  },
  hear(headers) {
    const token = headers.get(HEADER)
    if (token && isElsewhere(apiOrigin())) writeToken(apiOrigin(), token)
  },
}

const send = createSend(connection)

const inTurn = createQueue()

/** APIs that answered a change without a token: they identify the visitor by cookies. */
const settled = new Set<string>()

/**
 * A call about the visitor's cart. Until a first change is complete, calls to another origin run one after the other:
 * two parallel calls would each create a cart.
 */
export const sendCart: Send = (path, parse, call) => {
  const api = apiOrigin()
  if (!isElsewhere(api) || readToken(api) || settled.has(api)) return send(path, parse, call)
  return inTurn(api, async () => {
    const value = await send(path, parse, call)
    if (call?.method && !readToken(api)) settled.add(api)
    return value
  })
}
