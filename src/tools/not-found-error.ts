/** A requested resource does not exist. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  /** The requested path. */
  readonly path: string

  constructor(path: string, cause?: unknown) {
    super(`Not found: ${path}`, {cause})
    this.path = path
  }
}
