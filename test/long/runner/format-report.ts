import type {Row} from '../check.ts'
import type {Outcome} from './run-check.ts'

const INTRODUCTION = `# Reliability

What \`npm run test:long\` measures: attacks, load and crashes that take longer than \`npm test\` may. The command writes this
page; it holds no date and no machine, so that two runs differ in figures alone.

**Tried** is how often something was done, or with how many. **Result** is what came of it: of what must never happen the
count is 0, and of what must be kept all of it is there. A check that finds another figure fails, and says so in its last line.
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
