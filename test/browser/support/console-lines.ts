import type {BrowserContext} from '@playwright/test'
import {nameOf} from './engines.ts'

const STORAGE = /^\[vitrine\] storage: SecurityError/

/** Messages that browsers log automatically for an error reply, or for a missing reply. */
const NETWORK = /^Failed to load resource|^Uncaught Loading (failed for the )?module from/

/** Chromium says so a few seconds after the page has loaded, so on a slow machine of every sheet (journeys/one-round.e2e.ts). */
const LATE = /was preloaded using link preload but not used within a few seconds/

interface Expected {
  pattern: RegExp
  /** Null for any number, including zero. */
  times: number | null
}

/** Warnings and errors of all pages of a test: each fails the test unless the test expects it. */
export interface ConsoleLines {
  /** The exact number of such lines at the end; null for any number, including zero. @default 1 */
  expect: (pattern: RegExp, times?: number | null) => void
  /** Allows messages about failed requests: the test causes them. */
  allowNetworkErrors: () => void
  /** The test blocks storage: tracking may log a warning about it once it has loaded. */
  allowStorageWarning: () => void
  /** All lines so far. */
  all: readonly string[]
  /** Describes the differences from the expected lines. */
  problems: () => string[]
}

/**
 * Turns violations of the content security policy or of Trusted Types into console lines, even if the browser logs
 * nothing.
 */
function tellOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** Playwright receives Firefox's errors without their message: log them as strings. */
function writeErrorsOut(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...all: unknown[]) =>
      write(...all.map((one) => (one instanceof Error ? `${one}` : one)))
  }
}

export async function watchConsole(context: BrowserContext): Promise<ConsoleLines> {
  const lines: string[] = []
  const expected: Expected[] = []
  context.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type()) && !LATE.test(message.text())) lines.push(message.text())
  })
  context.on('weberror', (error) => lines.push(`Uncaught ${error.error().stack || error.error().message}`))
  await context.addInitScript(tellOfViolations)
  if (nameOf(context) === 'firefox') await context.addInitScript(writeErrorsOut)

  const matching = ({pattern}: Expected) => lines.filter((line) => pattern.test(line))
  return {
    all: lines,
    expect: (pattern, times = 1) => void expected.push({pattern, times}),
    allowNetworkErrors: () => void expected.push({pattern: NETWORK, times: null}),
    allowStorageWarning: () => void expected.push({pattern: STORAGE, times: null}),
    problems: () => [
      ...lines.filter((line) => !expected.some(({pattern}) => pattern.test(line))),
      ...expected
        .filter((one) => one.times !== null && matching(one).length !== one.times)
        .map((one) => `expected ${one.times} of ${one.pattern}, got ${matching(one).length}`),
    ],
  }
}
