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

/** What happens in a healthy shop. */
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
  status?: number
  fieldErrors?: Record<string, string>
  cause?: unknown
}

/** The one error of every call: `message` is for developers, `visitorMessage` for whoever looks at the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly visitorMessage: string
  /** The visitor is told, the console is not. */
  readonly isExpected: boolean
  /** HTTP status, where there was a reply. */
  readonly status: number | null
  /** Message by field name or id. */
  readonly fieldErrors: Record<string, string>

  constructor(kind: ApiErrorKind, message: string, visitorMessage: string, details: Details) {
    super(message, details)
    this.kind = kind
    this.visitorMessage = visitorMessage
    this.isExpected = EXPECTED.includes(kind)
    this.status = details.status ?? null
    this.fieldErrors = details.fieldErrors ?? {}
  }
}
