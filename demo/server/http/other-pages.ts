import type {MiddlewareHandler} from 'hono'
import {cors} from 'hono/cors'
import type {DemoContext, DemoEnv} from './env.ts'

/** Origins as they are now: the shop learns its port when it listens. */
export type Origins = () => readonly string[]

/** Seconds for which a browser need not ask again. */
const PREFLIGHT_AGE = 600

/** Lets pages of these very origins call, with cookies, and read the token of their cart. */
export const allowOrigins = (origins: Origins): MiddlewareHandler =>
  cors({
    origin: (origin) => (origins().includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['Cart-Token', 'Retry-After'],
    maxAge: PREFLIGHT_AGE,
  })

/** Notes that a call comes from a page of the shop's that is on another origin. */
export const knowOtherPages =
  (origins: Origins): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    c.set('isOtherPage', origins().includes(c.req.header('Origin') ?? ''))
    await next()
  }

/** Whether the page asked for is to be on such an origin; a proxy may end https, so that schemes differ. */
export const isOnOtherHost = (c: DemoContext, origins: Origins): boolean =>
  origins().some((origin) => new URL(origin).host === new URL(c.req.url).host)
