export type SetUpStep = 'layout' | 'collection' | 'category' | 'navigation'

/** What a set-up has made. */
export interface Made {
  collectionId?: string
  /** The address of the collection. */
  urlId?: string
  categoryId?: string
}

/** A set-up that did not come to its end, and how far it came: a repeat goes on from there. */
export class SetUpError extends Error {
  override readonly name = 'SetUpError'
  readonly step: SetUpStep
  readonly made: Readonly<Made>

  constructor(step: SetUpStep, made: Made, cause: unknown) {
    super(cause instanceof Error ? cause.message : `store set-up failed: ${step}`, {cause})
    this.step = step
    this.made = made
  }
}
