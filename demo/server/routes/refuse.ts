import type {DemoContext} from '../http/env.ts'
import {type Refused, refuseWrite} from '../http/guards.ts'
import type {Limits} from '../http/limits.ts'
import {Refusal, RetryLater} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome && 'status' in outcome

/** The reasons to refuse any write. */
export const createRefuse =
  (limits: Limits) =>
  (c: DemoContext, {crumb}: Record<string, string>): Refused | null =>
    refuseWrite(c, crumb, limits)

/** A problem to display beside the fields of a form. */
export interface Problem extends Refused {
  fieldErrors?: Record<string, string> | undefined
}

/** A lock after wrong passwords has a separate message. */
const isLimit = (error: Refusal): error is RetryLater => error instanceof RetryLater && error.status !== 423

/** The displayable part of a refusal; throws any other error again. */
export function problemOf(c: DemoContext, error: unknown): Problem {
  if (!(error instanceof Refusal)) throw error
  if (error instanceof RetryLater) c.header('Retry-After', `${error.retryAfter}`)
  const {status} = error
  const store = c.get('store')
  return {
    status,
    error: isLimit(error) ? messages.tryAgain(error.retryAfter)(store) : error.messageIn(store),
    fieldErrors: error.fieldErrorsIn(store),
  }
}

/** Runs `work`; a refusal becomes a problem to display on the page that sent the form. */
export async function attempt<T>(c: DemoContext, work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (thrown) {
    const {status, error, fieldErrors} = problemOf(c, thrown)
    return {status, error: Object.values(fieldErrors ?? {})[0] ?? error}
  }
}
