import type {MiddlewareHandler} from 'hono'
import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {findStore} from '../../seed/stores.ts'
import {messages} from '../messages.ts'
import {newCrumb, readCrumb, readStore, setCrumb, setStore} from './cookies.ts'
import type {DemoContext, DemoEnv} from './env.ts'
import type {RateLimit} from './rate-limit.ts'

const isWrite = (method: string): boolean => !/^(GET|HEAD|OPTIONS)$/.test(method)

/** Every answer goes to a visitor with a token: the one of the cookie, else a new one. */
export const crumbs = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const crumb = readCrumb(c)
  c.set('crumb', crumb ?? newCrumb())
  if (!crumb) setCrumb(c, c.get('crumb'))
  await next()
}

/** `?store=` on any page chooses the store; from then on a cookie says it. */
export const chooseStore = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const asked = c.req.query('store')
  const store = findStore(asked ?? readStore(c))
  c.set('store', store)
  if (asked === store.code) setStore(c, asked)
  await next()
}

/** A token that is none comes back with one that is. */
export const refuseCrumb = (c: DemoContext): Response =>
  c.json({error: 'Invalid CSRF token.', crumbFail: true, crumb: c.get('crumb')}, 403)

/** Answers a write under /api whose header does not say what the cookie says. A valid cookie stays valid for other tabs. */
export const csrf = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const crumb = readCrumb(c)
  if (!isWrite(c.req.method) || (crumb !== null && c.req.header('X-CSRF-Token') === crumb)) return next()
  return refuseCrumb(c)
}

/** Seconds that this visitor has to wait before writing, or 0. Visitors without a token share their address's allowance. */
export const secondsToWait = (c: DemoContext, limit: RateLimit): number =>
  limit.take(readCrumb(c) ?? c.env.incoming.socket.remoteAddress ?? '')

export const rateLimited =
  (limit: RateLimit): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const wait = isWrite(c.req.method) ? secondsToWait(c, limit) : 0
    if (!wait) return next()
    return c.json({error: 'Too many requests.'}, 429, {'Retry-After': `${wait}`})
  }

/** Something to show on the page that was left. */
export interface Refused {
  status: ContentfulStatusCode
  error: string
}

/** What stands in the way of any write of a form; `said` is the token in it. */
export function refuseWrite(
  c: DemoContext,
  said: string | null | undefined,
  limit: RateLimit,
): Refused | null {
  const crumb = readCrumb(c)
  if (!crumb) return {status: 403, error: messages.cookies}
  if (said !== crumb) return {status: 403, error: messages.session}
  const wait = secondsToWait(c, limit)
  if (wait) c.header('Retry-After', `${wait}`)
  return wait ? {status: 429, error: messages.slowDown} : null
}
