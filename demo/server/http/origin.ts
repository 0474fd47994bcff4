import type {MiddlewareHandler} from 'hono'
import type {DemoContext, DemoEnv} from './env.ts'
import type {Origins} from './other-pages.ts'
import {Refusal} from './refusal.ts'

export const isWrite = (method: string): boolean => !/^(GET|HEAD|OPTIONS)$/.test(method)

/** Schemes may differ, because a proxy can terminate https; a different host is another site. */
const isHost = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Whether a call comes from a page of this shop, or from no page at all. Browsers send `Sec-Fetch-Site`; older browsers
 * and those on plain http send `Origin`. Pages can set neither. Programs send none.
 */
export function isOwnCall(c: DemoContext): boolean {
  const [site, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')]
  if (site) return site === 'same-origin' || site === 'none'
  return origin === undefined || isHost(origin, new URL(c.req.url).host)
}

/**
 * Whether a visitor opens a page from a page of `origins`. Pictures, frames and scripts open no page; a browser that
 * does not send what it asks for accepts HTML for pages, and names no origin for them.
 */
export function isOpenedFrom(c: DemoContext, origins: Origins): boolean {
  const [referer, dest] = [c.req.header('Referer') ?? '', c.req.header('Sec-Fetch-Dest')]
  const isOld = !!c.req.header('Accept')?.includes('text/html') && !c.req.header('Origin')
  const isPage = dest ? dest === 'document' : isOld
  return isPage && URL.canParse(referer) && origins().includes(new URL(referer).origin)
}

/** What browsers send for a page that they fetch ahead; all but the first are names of older ones. */
const AHEAD = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** Whether no visitor sees the page yet: it is fetched ahead, or only its headers are. */
export const isAhead = (c: DemoContext): boolean =>
  c.req.method === 'HEAD' || AHEAD.some((name) => c.req.header(name))

/** Refuses writes from pages of other sites, except from `origins`, which must match exactly. */
export const refuseForeign =
  (origins: Origins = () => []): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const isListed = origins().includes(c.req.header('Origin') ?? '')
    if (isWrite(c.req.method) && !isListed && !isOwnCall(c))
      throw new Refusal(403, 'This call comes from a page of another site.')
    await next()
  }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Refuses calls that reach this machine under another name, or from a page of another origin: `Host` reveals DNS
 * rebinding.
 */
export const onlyLocal = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  if (!LOOPBACK.test(new URL(c.req.url).hostname) || !isOwnCall(c))
    throw new Refusal(403, 'QA hooks answer this machine and pages of this shop only.')
  await next()
}
