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
 * Thrown by every failed call. Only the type is here: the class is part of the API client, which most pages load late
 * or never.
 */
export interface ApiError extends Error {
  readonly name: 'ApiError'
  readonly kind: ApiErrorKind
  /** What the visitor reads; `message` is for developers. Empty for a call that was aborted. */
  readonly visitorMessage: string
  /** An error that a healthy shop produces, too: the console stays silent. */
  readonly isExpected: boolean
  /** HTTP status, if the server replied. */
  readonly status: number | null
  /** Messages by field name or id. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** The cart after a refusal, if the shop sent it. */
  readonly cart: Cart | null
  /** Problems in the same reply: the shop may have accepted a part. */
  readonly problems: readonly CartProblem[]
}

/** Compares the name, not the class: one page can hold several builds of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/** The caught error if it is a failed call; null for every other error. */
export const asApiError = (error: unknown): ApiError | null => (isApiError(error) ? error : null)
