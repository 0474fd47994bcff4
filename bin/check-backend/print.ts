import type {Outcome} from '../../src/check/outcome.ts'
import {plain} from '../command/plain.ts'

/** Characters of a body to print: the useful part of a cart comes first. */
const LONGEST = 400

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

const cut = (text: string): string =>
  plain(text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text)

/** The request, the reply and the expectation. */
function linesOf({reason, reply}: Outcome): string[] {
  if (!reply) return [`    expected  ${plain(reason)}`]
  const {ask, status, text} = reply
  const headers = Object.entries(ask.headers).filter(([name]) => name !== 'Content-Type')
  return [
    `    request   ${ask.method} ${ask.path} ${cut(ask.body ?? '')}`.trimEnd(),
    ...headers.map(([name, value]) => `              ${name}: ${plain(value)}`),
    `    reply     ${status} ${cut(text)}`.trimEnd(),
    `    expected  ${plain(reason)}`,
  ]
}

/** One line per check; a failed check gets more. */
export function toLines(outcome: Outcome): string {
  const {name, part, state, reason} = outcome
  const line = `${SIGNS[state]} ${plain(`${part}: ${name}`)}`
  if (state === 'skipped') return `${line} (${plain(reason)})`
  return [line, ...(state === 'failed' ? linesOf(outcome) : [])].join('\n')
}
