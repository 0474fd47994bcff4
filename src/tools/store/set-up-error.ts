export type SetUpStep = 'layout' | 'collection' | 'category' | 'navigation'

/** The objects that a set-up has created. */
export interface Made {
  collectionId?: string
  /** The address of the collection. */
  urlId?: string
  categoryId?: string
}

/** A set-up that failed, with its progress: a repeat continues from there. */
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
