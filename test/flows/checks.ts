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
  /** Reads until the value matches (a text can be given as a pattern), and records the result. */
  check: (what: string, read: () => Promise<unknown>, expected: unknown) => Promise<void>
  /** Records a check that the browser does not support. */
  skip: (what: string, reason: string) => void
  /** Records an unexpected error. */
  fail: (what: string, error: unknown) => void
}

const matches = (value: unknown, expected: unknown): boolean =>
  expected instanceof RegExp
    ? typeof value === 'string' && expected.test(value)
    : isDeepStrictEqual(value, expected)

const print = (expected: unknown): string =>
  expected instanceof RegExp ? `${expected}` : JSON.stringify(expected)

/** Counts checks and prints each one. */
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
