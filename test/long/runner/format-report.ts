import type {Row} from '../check.ts'
import type {Outcome} from './run-check.ts'

const INTRODUCTION = `# Reliability

\`npm run test:long\` measures attacks, load and crashes that take too long for \`npm test\`. The command writes this page. The
page contains no date and no machine, so that two runs differ only in figures.

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

/** The page `docs/reference/reliability.md`. */
export const formatReport = (outcomes: readonly Outcome[]): string =>
  [INTRODUCTION, ...outcomes.map(section)].join('\n')
