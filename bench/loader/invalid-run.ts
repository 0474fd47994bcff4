/** A contender did not do its job: its figures mean nothing. */
export class InvalidRun extends Error {
  override name = 'InvalidRun'
}
