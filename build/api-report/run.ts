// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {changedLines} from './changed-lines.ts'
import {apiReport, reportFile} from './report.ts'

/** Compares the public contract of the built package with its report; `--write` writes the report. */

const LINES = 20

const known = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
const current = await apiReport()
if (process.argv.includes('--write')) writeFileSync(reportFile, current)
else if (known !== current) {
  console.error(changedLines(known, current).slice(0, LINES).join('\n'))
  console.error(
    'docs/reference/api.txt is not current. Run `npm run build` and `npm run api`, and commit the change.',
  )
  process.exitCode = 1
}
