import {writeFileSync} from 'node:fs'
import type {Reporter, SerializedError} from 'vitest/node'

/** The file that the runner of all checks reads. */
export const UNCAUGHT = 'test-results/unit-uncaught.json'

const describe = ({message, stack}: SerializedError) => stack ?? message

/** Stores uncaught errors, which Vitest's JSON omits. */
// biome-ignore lint/style/noDefaultExport: the name that Vitest looks for
export default class UncaughtReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    writeFileSync(UNCAUGHT, JSON.stringify(errors.map(describe)))
  }
}
