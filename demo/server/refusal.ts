/** A request that the shop cannot follow. 422 carries a message for the visitor; the others tell the caller what is wrong. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: 400 | 404 | 422

  constructor(status: 400 | 404 | 422, message: string) {
    super(message)
    this.status = status
  }
}
