import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {SITE_USER_TOKEN_COOKIE} from '../../page/site/site-user.ts'
import {writeCookie, writeCookieFor} from '../../page/site/write-cookie.ts'
import {ApiError} from '../errors.ts'
import type {LocaleRequest, LogInRequest} from '../generated/schema.ts'
import {type Connection, request, type Send} from '../http.ts'
import {parseAny} from '../parse-any.ts'
import {memberText as text} from './member-strings.ts'

export type {LogInRequest} from '../generated/schema.ts'

const ACCOUNT = '/api/site-users/account'
const SESSION = `${ACCOUNT}/session`

/** Seconds for which the token of a remembered member is kept, if the server sets no limit. */
const REMEMBERED = 30 * 24 * 60 * 60

const TOKEN_HEADER = 'X-SiteUser-XSRF-Token'

const WRONG = 401
const LOCKED = 423

/** Read again for each attempt: a server that refuses the token sends a new one with its cookies (product.md §6). */
const headers = {
  get [TOKEN_HEADER]() {
    return readCookie(SITE_USER_TOKEN_COOKIE) ?? ''
  },
}

function parseToken(reply: unknown): Result<string> {
  const token = textOrNull(readPath(reply, 'xsrfToken'))
  return token ? ok(token) : fail('has no "xsrfToken"')
}

/** A cookie that the server set lives as long as the session. */
function keepToken(token: string, isRemembered: boolean): void {
  if (readCookie(SITE_USER_TOKEN_COOKIE) === token) return
  if (isRemembered) writeCookieFor(REMEMBERED, SITE_USER_TOKEN_COOKIE, token)
  else writeCookie(SITE_USER_TOKEN_COOKIE, token)
}

/** A wrong password is a normal event: the visitor sees it, the console does not. */
function logInError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const {status, message, fieldErrors, cause} = error
  if (status !== WRONG && status !== LOCKED) return error
  const said = textOrNull(readPath(cause, 'message')) ?? textOrNull(readPath(cause, 'error'))
  const visitorMessage = status === WRONG ? text('memberWrong') : (said ?? text('memberLocked'))
  return new ApiError('invalid', message, visitorMessage, {status, fieldErrors, cause})
}

/** Logs a member in. The token from the reply is kept, and sent with all later calls in the member's name. */
export async function logIn(body: LogInRequest): Promise<void> {
  const token = await request(SESSION, parseToken, {method: 'POST', body, headers}).catch((error) => {
    throw logInError(error)
  })
  keepToken(token, body.rememberMe)
}

/** Ends the session. `cloneCart` leaves the visitor a copy of the cart. */
export const logOut = (cloneCart: boolean): Promise<unknown> =>
  request(`${SESSION}?cloneCart=${cloneCart}`, parseAny, {method: 'DELETE', headers})

/** Headers for a member outside the member's own page: a token, else the available cookies. */
export async function memberHeaders(connection: Connection, token?: string): Promise<Record<string, string>> {
  const known = token ?? (await connection.readCookie(SITE_USER_TOKEN_COOKIE))
  return known ? {[TOKEN_HEADER]: known} : {}
}

/** Stores the language in which a member reads the site: the page's language, unless another is given. */
export const setMemberLocale = (
  body: LocaleRequest,
  send: Send = request,
  member: Record<string, string> = headers,
): Promise<unknown> => send(`${ACCOUNT}/locale`, parseAny, {method: 'POST', body, headers: member})
