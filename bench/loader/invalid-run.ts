/** A contender did not do its job: its figures are invalid. */
export class InvalidRun extends Error {
  override name = 'InvalidRun'
}
