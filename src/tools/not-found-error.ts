/** What a tool asked for is not there. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  /** What was asked for. */
  readonly path: string

  constructor(path: string, cause?: unknown) {
    super(`Not found: ${path}`, {cause})
    this.path = path
  }
}
