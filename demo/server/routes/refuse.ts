import type {DemoContext} from '../http/env.ts'
import {type Refused, refuseWrite} from '../http/guards.ts'
import type {RateLimit} from '../http/rate-limit.ts'
import {Refusal} from '../refusal.ts'

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' && outcome !== null && 'error' in outcome && 'status' in outcome

/** What stands in the way of any write at all. */
export const createRefuse =
  (limit: RateLimit) =>
  (c: DemoContext, {crumb}: Record<string, string>): Refused | null =>
    refuseWrite(c, crumb, limit)

/** A refusal is something to show on the page that was left. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal)
      return {status: error.status, error: Object.values(error.fieldErrors ?? {})[0] ?? error.message}
    throw error
  }
}
