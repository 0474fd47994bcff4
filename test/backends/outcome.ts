/** What came of a step or a fault, at one shop. */
export interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'skipped'
  /** What was seen, why it failed, or why there is nothing to check. */
  note: string
}

/** There is nothing of the kind at this shop: neither passed nor failed. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

const LONGEST = 600

const messageOf = (error: unknown): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of the terminal
  `${error instanceof Error ? error.message : error}`.replace(/\u001b\[\d+m/g, '').slice(0, LONGEST)

/** Runs one check; what it returns is noted. */
export async function check(name: string, run: () => Promise<string | undefined>): Promise<Outcome> {
  try {
    return {name, state: 'passed', note: (await run()) ?? ''}
  } catch (error) {
    return {name, state: error instanceof NotHere ? 'skipped' : 'failed', note: messageOf(error)}
  }
}
