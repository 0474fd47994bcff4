type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 423

/**
 * A request that the shop cannot follow. 422 and messages by field are for the visitor; the others tell the caller
 * what is wrong.
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
