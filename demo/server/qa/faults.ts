import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response'
import type {MiddlewareHandler} from 'hono'
import {isRecord} from '../../../src/lib/is-record.ts'
import {faultOfPage} from '../../qa/page-faults.ts'
import {crumbCookie} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {type Fault, rank} from './fault.ts'
import {qaPageOf} from './qa-page-of.ts'

/** Waiting faults, oldest first. */
export function createFaults() {
  let waiting: Fault[] = []
  const lent = new Set<string>()
  return {
    /** Tokens that faults have handed out: they are as valid as the shop's. */
    lent,
    add: (fault: Fault) => waiting.push(fault),
    clear: () => {
      waiting = []
    },
    /** Takes one use of the fault for this call: the oldest for its exact path, otherwise the oldest for a path above it. */
    take: (call: {method: string; path: string}): Fault | null => {
      const ranked = waiting.map((fault) => ({fault, rank: rank(fault, call)}))
      const {fault} = ranked.find((one) => one.rank === 2) ??
        ranked.find((one) => one.rank === 1) ?? {fault: null}
      if (fault) fault.times -= 1
      waiting = waiting.filter(({times}) => times > 0)
      return fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

/** Waits unless the caller disconnects, in which case its call is not executed. */
export const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const hasAnswer = ({status, body}: Fault): boolean => status !== undefined || body !== undefined

/** The token in a fault's answer, as a real answer would contain it. */
const crumbIn = ({body}: Fault): string | null =>
  isRecord(body) && body.crumbFail && typeof body.crumb === 'string' ? body.crumb : null

function headersOf(c: DemoContext, fault: Fault): Headers {
  const {status, body} = fault
  const crumb = crumbIn(fault)
  const type = typeof body === 'string' ? 'text/html; charset=UTF-8' : 'application/json'
  const headers = new Headers({'Content-Type': type, 'Cache-Control': 'no-store'})
  if (status === 429) headers.set('Retry-After', '1')
  // A refused token is answered with its successor, which the cookie then contains as in a real answer.
  if (crumb) headers.append('Set-Cookie', crumbCookie(c, crumb))
  return headers
}

/** A separate answer: it contains nothing of the real one, not even its headers. */
function answer(c: DemoContext, fault: Fault): Response {
  const {status = 200, body = {}} = fault
  if (/^(204|205|304)$/.test(`${status}`)) return new Response(null, {status})
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(content, {status, headers: headersOf(c, fault)})
}

function cut(c: DemoContext): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Applies the waiting faults to every call except QA hooks, and a QA page's own fault to that page's calls. */
export const faultsHappen =
  (faults: Faults): MiddlewareHandler<DemoEnv> =>
  async (c, next) => {
    const {method, path} = c.req
    const isFree = /^\/qa(\/|$)/.test(path)
    const fault = isFree ? null : (faults.take({method, path}) ?? faultOfPage(qaPageOf(c), path))
    if (!fault) return next()
    if (fault.after) await next()
    if (fault.delayMs) await wait(fault.delayMs, c.req.raw.signal)
    if (c.req.raw.signal.aborted) return cut(c)
    if (!fault.drop && !hasAnswer(fault)) return fault.after ? undefined : next()
    // Hono would merge the headers of an existing answer.
    if (fault.after) c.res = undefined
    const crumb = crumbIn(fault)
    if (crumb && !fault.drop) faults.lent.add(crumb)
    c.res = fault.drop ? cut(c) : answer(c, fault)
  }
