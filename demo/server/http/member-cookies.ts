import {setCookie} from 'hono/cookie'
import {SITE_USER_COOKIE, SITE_USER_TOKEN_COOKIE} from '../../../src/page/site/site-user.ts'
import type {Members} from '../members/members.ts'
import {type NewSession, REMEMBERED_MS, type Session} from '../members/sessions.ts'
import type {DemoContext} from './env.ts'
import {readPrivate, setPrivate, shared} from './private-cookies.ts'
import type {Seals} from './seals.ts'

const SESSION_COOKIE = 'SiteUserSession'

export const readSecret = (c: DemoContext): string => readPrivate(c, SESSION_COOKIE) ?? ''

/** Scripts can read who is logged in, and the token, but not the secret of the session. */
export function setMember(c: DemoContext, {member, xsrfToken, secret, isRemembered}: NewSession): void {
  const maxAge = isRemembered ? REMEMBERED_MS / 1000 : undefined
  const lifetime = {...shared(c), ...(maxAge !== undefined && {maxAge})}
  setPrivate(c, SESSION_COOKIE, secret, maxAge)
  setCookie(c, SITE_USER_COOKIE, JSON.stringify({authenticated: true, siteUserId: member.id}), lifetime)
  setCookie(c, SITE_USER_TOKEN_COOKIE, xsrfToken, lifetime)
}

export const setToken = (c: DemoContext, {xsrfToken}: Session): void =>
  setCookie(c, SITE_USER_TOKEN_COOKIE, xsrfToken, shared(c))

const forget = (c: DemoContext, name: string): void => setCookie(c, name, '', {...shared(c), maxAge: 0})

function forgetSession(c: DemoContext): void {
  setPrivate(c, SESSION_COOKIE, '', 0)
  forget(c, SITE_USER_TOKEN_COOKIE)
}

/** Distinguishes a log-out from an expired session, which removes this cookie. */
export function setLoggedOut(c: DemoContext): void {
  forgetSession(c)
  setCookie(c, SITE_USER_COOKIE, JSON.stringify({authenticated: false, siteUserId: null}), shared(c))
}

/** The visitor's session; clears the cookies of an expired one. */
export async function readSession(c: DemoContext, members: Members): Promise<Session | null> {
  const secret = readSecret(c)
  const session = secret ? await members.find(secret) : null
  if (secret && !session) {
    forgetSession(c)
    forget(c, SITE_USER_COOKIE)
  }
  return session
}

/** Seconds: the longest that browsers keep a cookie. */
const DEVICE_AGE = 400 * 24 * 60 * 60

const deviceOf = (email: string): string => `device of ${email}`

/** Proves that this browser has logged in as that member before; null if it has not. */
export function readDevice(c: DemoContext, seals: Seals, email: string): string | null {
  const device = readPrivate(c, 'DEVICE')
  return seals.isGenuine(deviceOf(email), device) ? device : null
}

export const setDevice = (c: DemoContext, seals: Seals, email: string): void =>
  setPrivate(c, 'DEVICE', seals.create(deviceOf(email)), DEVICE_AGE)
