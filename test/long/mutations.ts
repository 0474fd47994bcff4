import {execFileSync} from 'node:child_process'
import {globSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Check, Row} from './check.ts'
import type {Change} from './mutations/change.ts'
import {instrument} from './mutations/instrument.ts'
import {openTests} from './mutations/run-tests.ts'
import {spread} from './mutations/spread.ts'
import {findReached, tryChanges} from './mutations/try-changes.ts'
import {readRows} from './runner/read-report.ts'
import {createTally} from './shop/tally.ts'

const TOOL = fileURLToPath(new URL('mutations/', import.meta.url))
const NAME = 'Lines are changed, and a test has to notice'

/** Folders, and the tests that have to notice a change, besides the folder's own. Others would only notice more. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'src/page/store': [],
  'src/actions': [],
  'src/backends/medusa': ['src/backends'],
  'src/backends/shopify': ['src/backends'],
  'src/backends/vendure': ['src/backends'],
  'src/backends/woocommerce': ['src/backends'],
  'src/tracking': [],
  'src/ui/html': [],
  'src/template/formatters': ['src/template/**'],
}
const LEAST = 85

/** `MUTATE="src/ui/html src/actions"` chooses folders; the others keep their rows of the page. */
const folders: readonly string[] = process.env.MUTATE?.split(' ') ?? Object.keys(FOLDERS)

/** `SAMPLE=150` tries that many changes of each folder, from all its parts. */
const sample = Number(process.env.SAMPLE ?? Number.POSITIVE_INFINITY)

/** What may change: `about` holds texts of the reference, which no page loads. */
const listFiles = (folder: string): string[] =>
  globSync(`${folder}/**/*.ts`, {exclude: ['**/*.test.ts', '**/*.d.ts', '**/about/**']}).map((file) =>
    resolve(file),
  )

function printMissed({fileName, location: {start}, replacement}: Change): void {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line]?.trim()
  console.info(`  ${fileName}:${start.line + 1}:${start.column + 1} ${line}\n    → ${replacement}`)
}

const nameRow = (folder: string): string => `Changes of a line in ${folder} that a test notices`

async function measure(folder: string): Promise<Row> {
  const {code, changes} = await instrument(listFiles(folder))
  const tests = await openTests(
    code,
    [`${folder}/**`, ...(FOLDERS[folder] ?? [])].map((path) => `${path}/*.test.ts`),
  )
  const plans = await findReached(tests)
  const chosen = spread(changes, sample)
  const ids = new Set(chosen.map(({id}) => id))
  const {noticed, endless} = await tryChanges(tests, plans, (id) => ids.has(id))
  await tests.close()
  for (const change of chosen) if (!noticed.has(change.id)) printMissed(change)
  const tried = ids.size < changes.length ? `${ids.size} of ${changes.length}, evenly spread` : ids.size
  const score = ((100 * noticed.size) / ids.size).toFixed(1)
  return {what: nameRow(folder), tried, result: `${score} %, of which ${endless.size} ran out of time`}
}

async function run() {
  // the prefix is explicit, because npm run passes on its own
  execFileSync('npm', ['ci', '--prefix', TOOL], {cwd: TOOL, stdio: 'inherit'})
  const rows = new Map<string, Row>()
  for (const folder of folders) rows.set(folder, await measure(folder))
  const former = readRows(readFileSync('docs/reference/reliability.md', 'utf8'), NAME)
  const tally = createTally()
  for (const folder of Object.keys(FOLDERS)) {
    const row = rows.get(folder) ?? former.find(({what}) => what === nameRow(folder))
    if (row) tally.expect(Number.parseFloat(row.result) >= LEAST, row.what, row.tried, row.result)
  }
  return tally.end()
}

export const check: Check = {name: NAME, run}
