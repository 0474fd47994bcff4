import type {DemoContext} from '../http/env.ts'
import {type Refused, refuseWrite} from '../http/guards.ts'
import type {Limits} from '../http/limits.ts'
import {Refusal, TooMany} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome && 'status' in outcome

/** What stands in the way of any write at all. */
export const createRefuse =
  (limits: Limits) =>
  (c: DemoContext, {crumb}: Record<string, string>): Refused | null =>
    refuseWrite(c, crumb, limits)

/** Something to show beside the fields of a form. */
export interface Problem extends Refused {
  fieldErrors?: Record<string, string> | undefined
}

/** What to show of a refusal; whatever else went wrong is thrown on. */
export function problemOf(c: DemoContext, error: unknown): Problem {
  if (!(error instanceof Refusal)) throw error
  if (error instanceof TooMany) c.header('Retry-After', `${error.retryAfter}`)
  const {status, message, fieldErrors} = error
  return {status, error: status === 429 ? messages.slowDown : message, fieldErrors}
}

/** A refusal is something to show on the page that was left. */
export async function attempt<T>(c: DemoContext, work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (thrown) {
    const {status, error, fieldErrors} = problemOf(c, thrown)
    return {status, error: Object.values(fieldErrors ?? {})[0] ?? error}
  }
}
