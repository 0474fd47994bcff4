import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Origins} from './other-pages.ts'
import {Refusal} from './refusal.ts'

export const isWrite = (method: string): boolean => !/^(GET|HEAD|OPTIONS)$/.test(method)

/** A proxy may end https, so that schemes differ; a host that differs is another site's. */
const isHost = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Whether a call comes from a page of this shop, or from no page at all. Browsers say where a call comes from by
 * `Sec-Fetch-Site`, older ones and those on plain http by `Origin`; neither can be set by a page. Programs send none.
 */
export function isOwnCall(c: DemoContext): boolean {
  const [site, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')]
  if (site) return site === 'same-origin' || site === 'none'
  return origin === undefined || isHost(origin, new URL(c.req.url).host)
}

/** Refuses writes that pages of other sites send, but for `origins`, which are compared as they stand. */
export const refuseForeign =
  (origins: Origins = () => []): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const isListed = origins().includes(c.req.header('Origin') ?? '')
    if (isWrite(c.req.method) && !isListed && !isOwnCall(c))
      throw new Refusal(403, 'This call comes from a page of another site.')
    await next()
  }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Refuses what reaches this machine under a foreign name, or from a page of another origin: `Host` tells rebound names. */
export const onlyLocal = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  if (!LOOPBACK.test(new URL(c.req.url).hostname) || !isOwnCall(c))
    throw new Refusal(403, 'QA hooks answer this machine and pages of this shop only.')
  await next()
}
