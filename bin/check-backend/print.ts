import type {Outcome} from '../../src/check/outcome.ts'

/** Characters of a body: what matters of a cart is at its beginning. */
const LONGEST = 400

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text

/** What was asked, what came, and what was expected. */
function linesOf({reason, reply}: Outcome): string[] {
  if (!reply) return [`    expected  ${reason}`]
  const {ask, status, text} = reply
  const headers = Object.entries(ask.headers).filter(([name]) => name !== 'Content-Type')
  return [
    `    asked     ${ask.method} ${ask.path} ${cut(ask.body ?? '')}`.trimEnd(),
    ...headers.map(([name, value]) => `              ${name}: ${value}`),
    `    came      ${status} ${cut(text)}`.trimEnd(),
    `    expected  ${reason}`,
  ]
}

/** A line for a check, and more where it has failed. */
export function toLines(outcome: Outcome): string {
  const {name, part, state, reason} = outcome
  const line = `${SIGNS[state]} ${part}: ${name}`
  if (state === 'skipped') return `${line} (${reason})`
  return [line, ...(state === 'failed' ? linesOf(outcome) : [])].join('\n')
}
