import type {MiddlewareHandler} from 'hono'
import {newCrumb, readCrumb, setCrumb} from './cookies.ts'
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

/** Answers a write under /api whose header does not say what the cookie says. A valid cookie stays valid for other tabs. */
export const csrf = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const crumb = readCrumb(c)
  if (!isWrite(c.req.method) || (crumb !== null && c.req.header('X-CSRF-Token') === crumb)) return next()
  return c.json({error: 'Invalid CSRF token.', crumbFail: true, crumb: c.get('crumb')}, 403)
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
