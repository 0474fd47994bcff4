import {readFile, writeFile} from 'node:fs/promises'
import {ensureChromium} from '../chromium.ts'
import {findChecks} from './runner/find-checks.ts'
import {formatReport} from './runner/format-report.ts'
import {type Outcome, runCheck} from './runner/run-check.ts'

/**
 * Runs the checks that take minutes, one after the other: `npm run test:long`, or `npm run test:long -- <name> …` for
 * some. Writes their sections of `docs/reference/reliability.md`. Ends with the counts of all checks.
 */

const PAGE = new URL('../../docs/reference/reliability.md', import.meta.url)

function print({rows, passed, failed, error}: Outcome): void {
  for (const {what, tried, result} of rows) console.info(`  ${what} (${tried}): ${result}`)
  if (error) console.error(error)
  console.info(`  ${passed} passed, ${failed} failed`)
}

const names = process.argv.slice(2)
ensureChromium()
const outcomes: Outcome[] = []
for (const check of await findChecks(import.meta.dirname, names)) {
  console.info(`\n── ${check.name}`)
  const outcome = await runCheck(check)
  print(outcome)
  outcomes.push(outcome)
}
const all = await findChecks(import.meta.dirname)
const page = formatReport(
  outcomes,
  all.map(({name}) => name),
  await readFile(PAGE, 'utf8'),
)
await writeFile(PAGE, page)

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)
