type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 423 | 429

/**
 * A request that the shop refuses. Status 422 and messages by field are for the visitor; other errors are for the
 * caller's developer.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus
  readonly fieldErrors: Record<string, string> | undefined

  constructor(status: RefusalStatus, message: string, fieldErrors?: Record<string, string>) {
    super(message)
    this.status = status
    this.fieldErrors = fieldErrors
  }
}

/** A request that can be repeated later. */
export class TooMany extends Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number

  constructor(retryAfter: number, message = 'Too many requests.', status: 423 | 429 = 429) {
    super(status, message)
    this.retryAfter = retryAfter
  }
}
