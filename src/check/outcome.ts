import type {Reply} from './client.ts'

/** A server that does not keep the contract. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly expected: string
  /** What came instead; null where nothing was asked. */
  readonly reply: Reply | null

  constructor(expected: string, reply: Reply | null) {
    super(expected)
    this.expected = expected
    this.reply = reply
  }
}

/** A check that this server, or what was said of it, leaves nothing to ask for. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked'
}

export interface Outcome {
  name: string
  part: string
  state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped, or what was expected. */
  reason: string
  reply: Reply | null
}

/** Throws where a reply is not what was expected. */
export function expectThat(isSo: boolean, expected: string, reply: Reply | null = null): asserts isSo {
  if (!isSo) throw new Mismatch(expected, reply)
}
