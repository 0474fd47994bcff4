import {getCookie, setCookie} from 'hono/cookie'
import {SITE_USER_COOKIE, SITE_USER_TOKEN_COOKIE} from '../../../src/site/site-user.ts'
import type {Members} from '../members/members.ts'
import {type NewSession, REMEMBERED_MS, type Session} from '../members/sessions.ts'
import type {DemoContext} from './env.ts'

const SHARED = {path: '/', sameSite: 'Lax'} as const
const SESSION_COOKIE = 'SiteUserSession'

export const readSecret = (c: DemoContext): string => getCookie(c, SESSION_COOKIE) ?? ''

/** Script reads who is logged in, and the token; the secret of the session it cannot read. */
export function setMember(c: DemoContext, {member, xsrfToken, secret, isRemembered}: NewSession): void {
  const lifetime = {...SHARED, ...(isRemembered && {maxAge: REMEMBERED_MS / 1000})}
  setCookie(c, SESSION_COOKIE, secret, {...lifetime, httpOnly: true})
  setCookie(c, SITE_USER_COOKIE, JSON.stringify({authenticated: true, siteUserId: member.id}), lifetime)
  setCookie(c, SITE_USER_TOKEN_COOKIE, xsrfToken, lifetime)
}

export const setToken = (c: DemoContext, {xsrfToken}: Session): void =>
  setCookie(c, SITE_USER_TOKEN_COOKIE, xsrfToken, SHARED)

function forget(c: DemoContext, ...names: string[]): void {
  for (const name of names) setCookie(c, name, '', {...SHARED, maxAge: 0})
}

/** Who has logged out is told apart from whose session is over: there the cookie is gone. */
export function setLoggedOut(c: DemoContext): void {
  forget(c, SESSION_COOKIE, SITE_USER_TOKEN_COOKIE)
  setCookie(c, SITE_USER_COOKIE, JSON.stringify({authenticated: false, siteUserId: null}), SHARED)
}

/** The session of the visitor; what is left of one that is over goes. */
export async function readSession(c: DemoContext, members: Members): Promise<Session | null> {
  const secret = readSecret(c)
  const session = secret ? await members.find(secret) : null
  if (secret && !session) forget(c, SESSION_COOKIE, SITE_USER_TOKEN_COOKIE, SITE_USER_COOKIE)
  return session
}
