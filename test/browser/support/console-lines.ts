import type {BrowserContext} from '@playwright/test'
import {nameOf} from './engines.ts'

const STORAGE = /^\[vitrine\] storage: SecurityError/

/** What browsers write by themselves of a reply that is an error, or of none. */
const NETWORK = /^Failed to load resource|^Uncaught Loading (failed for the )?module from/

interface Expected {
  pattern: RegExp
  /** Null for any number, none among them. */
  times: number | null
}

/** Warnings and errors of all pages of a test: each of them fails it unless it said before that they would come. */
export interface ConsoleLines {
  /** There have to be so many such lines at the end; null for any number, none among them. @default 1 */
  expect: (pattern: RegExp, times?: number | null) => void
  /** The browser may write of failed requests: the test makes them fail. */
  allowNetworkErrors: () => void
  /** The test refuses storage: the tracking, once it is there, may warn of it. */
  allowStorageWarning: () => void
  /** What was written so far. */
  all: readonly string[]
  /** What is not as the test said, in words. */
  problems: () => string[]
}

/** A violation of the content security policy or of Trusted Types becomes a line, also where the browser keeps silent. */
function tellOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample}`),
  )
}

/** Playwright gets an error that Firefox writes without its message: it is written as a text. */
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
    if (/^(error|warning)$/.test(message.type())) lines.push(message.text())
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
