import type {MiddlewareHandler} from 'hono'
import {readPresentation, storeFor} from '../../qa/presentation.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'

const isQaPage = ({pathname}: URL) => /^\/qa(\/|$)/.test(pathname)

/** Whether a script or form makes the request, as opposed to a page or file. */
const isCall = ({method, path}: DemoContext['req']) => method !== 'GET' || path.startsWith('/api/')

/** The QA page that is requested or that makes the call: its address applies to its calls, too. */
export function qaPageOf(c: DemoContext): URL | null {
  const own = new URL(c.req.url)
  if (isQaPage(own)) return own
  const referrer = c.req.header('Referer') ?? ''
  if (!isCall(c.req) || !URL.canParse(referrer)) return null
  const page = new URL(referrer)
  return page.host === own.host && isQaPage(page) ? page : null
}

/** Displays QA pages and answers their calls in the language and currency of their address; sets no cookie. */
export const choosePresentation = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const page = qaPageOf(c)
  if (page) c.set('store', storeFor(readPresentation(page.searchParams, c.get('store'))))
  await next()
}
