import {isDeepStrictEqual} from 'node:util'
import {poll} from './poll.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}

export interface Checks {
  counts: Counts
  /** Reads until it is what is expected (a text may be given as a pattern), and notes whether it was. */
  check: (what: string, read: () => Promise<unknown>, expected: unknown) => Promise<void>
  /** For what the browser cannot do. */
  skip: (what: string, reason: string) => void
  /** What should not have happened at all. */
  fail: (what: string, error: unknown) => void
}

const matches = (value: unknown, expected: unknown): boolean =>
  expected instanceof RegExp
    ? typeof value === 'string' && expected.test(value)
    : isDeepStrictEqual(value, expected)

const print = (expected: unknown): string =>
  expected instanceof RegExp ? `${expected}` : JSON.stringify(expected)

/** Counts what is checked, and prints each check as it is made. */
export function createChecks(log: (line: string) => void): Checks {
  const counts: Counts = {passed: 0, failed: 0, skipped: 0, failures: []}
  const fail: Checks['fail'] = (what, error) => {
    counts.failed++
    const line = `${what}: ${error instanceof Error ? error.message : error}`
    counts.failures.push(line)
    log(`  ✗ ${line}`)
  }
  return {
    counts,
    fail,
    async check(what, read, expected) {
      try {
        await poll(`expected ${print(expected)}`, read, (value) => matches(value, expected))
        counts.passed++
        log(`  ✓ ${what}`)
      } catch (error) {
        fail(what, error)
      }
    },
    skip(what, reason) {
      counts.skipped++
      log(`  – ${what}: ${reason}`)
    },
  }
}
