/** A refusal of the Store API: `{code, message, data: {status}}`. The reply to a conflict (409) also contains the cart. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly params: Readonly<Record<string, string>> | null

  constructor(
    code: string,
    message: string,
    status = 400,
    params: Readonly<Record<string, string>> | null = null,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.params = params
  }
}

/** WordPress's refusal of parameters that the description does not allow. */
export const badParameters = (params: Readonly<Record<string, string>>): Refusal =>
  new Refusal('rest_invalid_param', `Bad parameters: ${Object.keys(params).join(', ')}`, 400, params)
