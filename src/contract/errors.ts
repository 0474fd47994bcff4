import type {Cart} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'

export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'network'
  | 'aborted'
  | 'csrf'
  | 'rate-limit'
  | 'unauthorized'
  | 'not-found'
  | 'invalid'
  | 'server'
  | 'malformed'

/**
 * What every failed call throws. Only its type is here: the class comes with the API client, which most pages fetch late
 * or never.
 */
export interface ApiError extends Error {
  readonly name: 'ApiError'
  readonly kind: ApiErrorKind
  /** What the visitor reads; `message` is for developers. Empty for a call that was aborted. */
  readonly visitorMessage: string
  /** It happens in a healthy shop: the console stays silent. */
  readonly isExpected: boolean
  /** HTTP status, where there was a reply. */
  readonly status: number | null
  /** Message by field name or id. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** The cart after a refusal, where the shop has said it. */
  readonly cart: Cart | null
  /** What the shop says of it besides: it may have taken a part. */
  readonly problems: readonly CartProblem[]
}

/** By name and not by class, since one page can hold several builds of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/** The failed call that was caught; null for every other error. */
export const asApiError = (error: unknown): ApiError | null => (isApiError(error) ? error : null)
