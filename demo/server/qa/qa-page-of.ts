import type {MiddlewareHandler} from 'hono'
import {faceStore, readFace} from '../../qa/presentation.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'

const isQaPage = ({pathname}: URL) => /^\/qa(\/|$)/.test(pathname)

/** What scripts and forms send; pages and files come as ever. */
const isCall = ({method, path}: DemoContext['req']) => method !== 'GET' || path.startsWith('/api/')

/** The QA page that is asked for, or that calls: what is in its address counts for its calls, too. */
export function qaPageOf(c: DemoContext): URL | null {
  const own = new URL(c.req.url)
  if (isQaPage(own)) return own
  const referrer = c.req.header('Referer') ?? ''
  if (!isCall(c.req) || !URL.canParse(referrer)) return null
  const page = new URL(referrer)
  return page.host === own.host && isQaPage(page) ? page : null
}

/** Shows QA pages, and answers their calls, in the language and money of their address; no cookie is set. */
export const chooseFace = (): MiddlewareHandler<DemoEnv> => async (c, next) => {
  const page = qaPageOf(c)
  if (page) c.set('store', faceStore(readFace(page.searchParams, c.get('store'))))
  await next()
}
