/** The result of a step or a fault at a shop. */
export interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'skipped'
  /** What the page showed, why the check failed, or why there was nothing to check. */
  note: string
}

/** Thrown if the shop lacks what the check needs: it has then neither passed nor failed. */
export class NotHere extends Error {
  override readonly name = 'NotHere'
}

const LONGEST = 600

const messageOf = (error: unknown): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of the terminal
  `${error instanceof Error ? error.message : error}`.replace(/\u001b\[\d+m/g, '').slice(0, LONGEST)

/** Runs a check, and notes the text that it returns. */
export async function check(name: string, run: () => Promise<string | undefined>): Promise<Outcome> {
  try {
    return {name, state: 'passed', note: (await run()) ?? ''}
  } catch (error) {
    return {name, state: error instanceof NotHere ? 'skipped' : 'failed', note: messageOf(error)}
  }
}
