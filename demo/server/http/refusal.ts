import {say, sayEach} from '../../seed/say.ts'
import {HOME, type Store} from '../../seed/stores.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 423 | 429 | 503

/** An English text, or one that contains values. */
export type Told = string | ((store: Store) => string)

/**
 * A request that the shop refuses. Status 422 and messages by field are for the visitor; other errors are for the
 * caller's developer.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus
  readonly fieldErrors: Record<string, string> | undefined
  readonly #told: Told

  constructor(status: RefusalStatus, told: Told, fieldErrors?: Record<string, string>) {
    super(typeof told === 'string' ? told : told(HOME))
    this.#told = told
    this.status = status
    this.fieldErrors = fieldErrors
  }

  /** The message in the language of a store. */
  messageIn(store: Store): string {
    return typeof this.#told === 'string' ? say(this.#told, store) : this.#told(store)
  }

  fieldErrorsIn(store: Store): Record<string, string> | undefined {
    return this.fieldErrors && sayEach(this.fieldErrors, Object.keys(this.fieldErrors), store)
  }
}

/** A request that can be repeated later. */
export class RetryLater extends Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number

  constructor(retryAfter: number, told: Told = 'Too many requests.', status: 423 | 429 | 503 = 429) {
    super(status, told)
    this.retryAfter = retryAfter
  }
}
