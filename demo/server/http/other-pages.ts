import type {MiddlewareHandler} from 'hono'
import {cors} from 'hono/cors'
import type {DemoContext, DemoEnv} from './env.ts'

/** The current origins: the shop learns its port when it starts to listen. */
export type Origins = () => readonly string[]

/** Seconds for which browsers cache a preflight. */
const PREFLIGHT_AGE = 600

/** Lets pages of exactly these origins call with cookies and read the token of their cart. */
export const allowOrigins = (origins: Origins): MiddlewareHandler =>
  cors({
    origin: (origin) => (origins().includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: ['Cart-Token', 'Retry-After'],
    maxAge: PREFLIGHT_AGE,
  })

/** Records that a call comes from a page of the shop on another origin. */
export const knowOtherPages =
  (origins: Origins): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    c.set('isOtherPage', origins().includes(c.req.header('Origin') ?? ''))
    await next()
  }

/** Whether the requested page belongs on such an origin. Schemes may differ, because a proxy can terminate https. */
export const isOnOtherHost = (c: DemoContext, origins: Origins): boolean =>
  origins().some((origin) => new URL(origin).host === new URL(c.req.url).host)
