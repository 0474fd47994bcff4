import {writeFileSync} from 'node:fs'
import type {Reporter, SerializedError} from 'vitest/node'

/** Where the runner of all checks looks for them. */
export const UNCAUGHT = 'test-results/unit-uncaught.json'

const describe = ({message, stack}: SerializedError) => stack ?? message

/** Keeps what no test has caught: Vitest's JSON says nothing of it. */
// biome-ignore lint/style/noDefaultExport: the name that Vitest looks for
export default class UncaughtReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    writeFileSync(UNCAUGHT, JSON.stringify(errors.map(describe)))
  }
}
