import type {ApiErrorKind, ApiError as Contract} from '../contract/errors.ts'
import type {Cart} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import type {CartReply} from '../model/cart-reply.ts'

/** Errors that a healthy shop produces, too. */
const EXPECTED: readonly ApiErrorKind[] = [
  'offline',
  'timeout',
  'network',
  'aborted',
  'csrf',
  'rate-limit',
  'invalid',
]

interface Details {
  status?: number | null
  fieldErrors?: Record<string, string>
  /** The reply to a refused change of the cart. */
  reply?: CartReply | null
  cause?: unknown
}

/** The error of every failed call. */
export class ApiError extends Error implements Contract {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly visitorMessage: string
  readonly isExpected: boolean
  readonly status: number | null
  readonly fieldErrors: Record<string, string>
  readonly cart: Cart | null
  readonly problems: readonly CartProblem[]

  constructor(kind: ApiErrorKind, message: string, visitorMessage: string, details: Details) {
    super(message, details)
    this.kind = kind
    this.visitorMessage = visitorMessage
    this.isExpected = EXPECTED.includes(kind)
    this.status = details.status ?? null
    this.fieldErrors = details.fieldErrors ?? {}
    this.cart = details.reply?.cart ?? null
    this.problems = details.reply?.problems ?? []
  }
}
