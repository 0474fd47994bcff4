import type {Row} from '../check.ts'
import {readSections} from './read-report.ts'
import type {Outcome} from './run-check.ts'

const INTRODUCTION = `# Reliability

\`npm run test:long\` measures attacks, load and crashes that take too long for \`npm test\`. The command writes this page;
\`npm run test:long -- <name>\` replaces one section of it. The page contains no date and no machine, so that two runs differ
only in figures.

**Tried** is the number of attempts or participants. **Result** is the outcome: errors that must never happen have a count
of 0, and data that must be kept is complete. A check with any other figure fails, and its last line says so.
`

const cell = (text: number | string): string => `${text}`.replaceAll('|', '\\|').replace(/\s+/g, ' ')

const line = ({what, tried, result}: Row): string => `| ${[what, tried, result].map(cell).join(' | ')} |`

const section = ({name, rows, passed, failed}: Outcome): string =>
  [
    `## ${name}`,
    '',
    '| what | tried | result |',
    '|---|---|---|',
    ...rows.map(line),
    '',
    `${passed} passed, ${failed} failed`,
    '',
  ].join('\n')

/**
 * The page `docs/reference/reliability.md`: a section for each of `names`, in that order. Checks that did not run keep
 * their section of the former page.
 */
export function formatReport(outcomes: readonly Outcome[], names: readonly string[], former = ''): string {
  const sections = readSections(former)
  for (const outcome of outcomes) sections.set(outcome.name, section(outcome))
  return [INTRODUCTION, ...names.flatMap((name) => sections.get(name) ?? [])].join('\n')
}
