import type {MiddlewareHandler} from 'hono'
import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {say} from '../../seed/say.ts'
import {findStore} from '../../seed/stores.ts'
import {messages} from '../site/messages.ts'
import {readSaidCrumb, readStore, setStore} from './cookies.ts'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Limits} from './limits.ts'
import {isWrite} from './origin.ts'
import {RetryLater} from './refusal.ts'

/** `?store=` on any page selects the store and stores it in a cookie. */
export const chooseStore = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const asked = c.req.query('store')
  const store = findStore(asked ?? readStore(c))
  c.set('store', store)
  if (asked === store.code) setStore(c, asked)
  await next()
}

/** Answers an invalid token with a valid one. */
export const refuseCrumb = (c: DemoContext): Response =>
  c.json({error: 'Invalid CSRF token.', crumbFail: true, crumb: c.get('crumb')}, 403)

const saysCrumb = (c: DemoContext): boolean => {
  const crumb = c.get('saidCrumb')
  return crumb !== null && c.req.header('X-CSRF-Token') === crumb
}

/** Refuses a write under /api whose header does not match the cookie. A valid cookie stays valid for other tabs. */
export const csrf = (): MiddlewareHandler<DemoEnv> => (c, next) =>
  !isWrite(c.req.method) || saysCrumb(c) ? next() : Promise.resolve(refuseCrumb(c))

/**
 * The same for calls that pages on other origins may make. The allowed origin and a cart's token prove as much as the
 * crumb: no third site can send either, because browsers ask before they send it.
 */
export const csrfOrToken = (): MiddlewareHandler<DemoEnv> => (c, next) =>
  c.get('isOtherPage') || c.get('cartOfToken') !== undefined ? next() : csrf()(c, next)

/** Throws if a caller must wait. */
export function checkWait(seconds: number): void {
  if (seconds) throw new RetryLater(seconds)
}

export const rateLimited =
  (secondsOf: Limits['write']): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    if (isWrite(c.req.method)) checkWait(secondsOf(c))
    await next()
  }

/** A problem to display on the page that sent the form. */
export interface Refused {
  status: ContentfulStatusCode
  error: string
}

/** The reason to refuse any write from a form; `said` is the token in the form. */
export function refuseWrite(c: DemoContext, said: string | null | undefined, limits: Limits): Refused | null {
  if (!readSaidCrumb(c)) return {status: 403, error: say(messages.cookies, c.get('store'))}
  const crumb = c.get('saidCrumb')
  if (crumb === null || said !== crumb) return {status: 403, error: say(messages.session, c.get('store'))}
  const wait = limits.write(c)
  if (wait) c.header('Retry-After', `${wait}`)
  return wait ? {status: 429, error: say(messages.slowDown, c.get('store'))} : null
}
