import type {Reply} from './client.ts'

/** A server that breaks the contract. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly expected: string
  /** The actual reply; null if no call was made. */
  readonly reply: Reply | null

  constructor(expected: string, reply: Reply | null) {
    super(expected)
    this.expected = expected
    this.reply = reply
  }
}

/** A check that does not apply to this server, or to the given data. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

export interface Outcome {
  name: string
  part: string
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped, or the expected result. */
  reason: string
  reply: Reply | null
}

/** Throws if a reply differs from the expected one. */
export function expectThat(isSo: boolean, expected: string, reply: Reply | null = null): asserts isSo {
  if (!isSo) throw new Mismatch(expected, reply)
}
