import {execFileSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import type {Check, Row} from './check.ts'
import {readRows} from './runner/read-report.ts'
import {createTally} from './shop/tally.ts'

const TOOL = fileURLToPath(new URL('mutations/', import.meta.url))
const REPORTS = 'test-results/mutations'
const NAME = 'Lines are changed, and a test has to notice'

/** Folders whose tests have to notice a change of a line, by percentage of the changes. */
const FOLDERS = [
  'src/page/store',
  'src/actions',
  'src/backends/medusa',
  'src/backends/shopify',
  'src/backends/vendure',
  'src/backends/woocommerce',
  'src/tracking',
  'src/ui/html',
  'src/template/formatters',
] as const
const LEAST = 85

/** Changes that a test failed for, or that never came to an end. */
const DETECTED = ['Killed', 'Timeout']
/** Those that count: others cannot run. */
const COUNTED = [...DETECTED, 'Survived', 'NoCoverage']

/** `MUTATE="src/ui/html src/actions"` chooses folders; the others keep their rows of the page. */
const chosen: readonly string[] = process.env.MUTATE?.split(' ') ?? FOLDERS

/** Stryker's settings for one folder. */
const settingsOf = (folder: string, report: string) => ({
  // `about` holds texts of the reference: no page loads them
  mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/about/**`],
  testRunner: 'vitest',
  plugins: [`${TOOL}node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
  vitest: {configFile: 'test/long/mutations/vitest.config.ts', related: true},
  coverageAnalysis: 'perTest',
  // a busy machine is slow, and a test that is stopped counts as one that noticed
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  // values that are made once, at the top of a file, would need all tests each
  ignoreStatic: true,
  // it asks an interface of the compiler that this one does not have
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['json', 'clear-text'],
  jsonReporter: {fileName: report},
  clearTextReporter: {reportTests: false, logTests: false, allowColor: false},
  ignorePatterns: [
    'bench',
    'dist',
    'docs/.vitepress',
    'docs/public',
    'test/backends',
    'test/long/mutations/node_modules',
  ],
  tempDirName: `${REPORTS}/copy`,
  thresholds: {high: 100, low: LEAST, break: null},
})

/** The status of each change in a report of Stryker. */
function readStatuses(report: string): unknown[] {
  const parsed = parseJson(readFileSync(report, 'utf8'))
  const files = Object.values(asRecord(asRecord(parsed.ok ? parsed.value : null).files))
  const changes = files.flatMap((file) => asRecord(file).mutants)
  return changes.map((change) => asRecord(change).status)
}

/** Changes each line of a folder in turn, and runs the tests that reach it. */
function mutate(folder: string): unknown[] {
  const name = `${REPORTS}/${folder.replaceAll('/', '-')}`
  writeFileSync(`${name}.config.json`, JSON.stringify(settingsOf(folder, `${name}.json`)))
  execFileSync(`${TOOL}node_modules/.bin/stryker`, ['run', `${name}.config.json`], {stdio: 'inherit'})
  return readStatuses(`${name}.json`)
}

const nameRow = (folder: string): string => `Changes of a line in ${folder} that a test notices`

function measure(folder: string): Row {
  const statuses = mutate(folder)
  const count = (some: readonly string[]) => statuses.filter((one) => some.includes(`${one}`)).length
  const score = (100 * count(DETECTED)) / count(COUNTED)
  const result = `${score.toFixed(1)} %, of which ${count(['Timeout'])} ran out of time`
  return {what: nameRow(folder), tried: count(COUNTED), result}
}

async function run() {
  // the prefix is explicit, because npm run passes on its own
  execFileSync('npm', ['ci', '--prefix', TOOL], {cwd: TOOL, stdio: 'inherit'})
  mkdirSync(REPORTS, {recursive: true})
  const former = readRows(readFileSync('docs/reference/reliability.md', 'utf8'), NAME)
  const tally = createTally()
  for (const folder of FOLDERS) {
    const row = chosen.includes(folder) ? measure(folder) : former.find(({what}) => what === nameRow(folder))
    if (row) tally.expect(Number.parseFloat(row.result) >= LEAST, row.what, row.tried, row.result)
  }
  return tally.end()
}

export const check: Check = {name: NAME, run}
