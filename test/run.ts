import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {NOT_ASKED} from './audit/run.ts'
import {ensureChromium} from './chromium.ts'

/** Every check of the project, one after the other: all are run, whatever fails. Ends with the counts of all of them. */

interface Counts {
  passed: number
  failed: number
  /** What failed and why, for who sees no more of the run than its end. */
  failures?: string[]
  /** It could not be made: it has neither passed nor failed. */
  isSkipped?: boolean
}

interface Check {
  name: string
  command: string[]
  /** Reads the counts that the command has written; a command without counts is one check. */
  read?: () => Counts
  /** The exit code of a command that could not make its check. */
  notAsked?: number
}

const RESULTS = 'test-results'
const UNIT = `${RESULTS}/unit.json`
const BROWSER = `${RESULTS}/browser.json`
const EXPRESSIONS = `${RESULTS}/regular-expressions.json`

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function readUnit(): Counts {
  const {numPassedTests, numFailedTests, numFailedTestSuites, testResults} = readJson(UNIT)
  const failures: string[] = []
  for (const {name: file, message, assertionResults} of testResults) {
    if (message) failures.push(`${file}: ${message}`)
    for (const {fullName, status, failureMessages} of assertionResults)
      if (status === 'failed') failures.push(`${file}: ${fullName}\n${failureMessages.join('\n')}`)
  }
  // a file that does not load has no tests to count
  return {passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, failures}
}

interface BrowserSuite {
  specs: {ok: boolean; title: string; file: string; tests: {results: {errors: {message: string}[]}[]}[]}[]
  suites?: BrowserSuite[]
}

const browserFailures = ({specs, suites = []}: BrowserSuite): string[] => [
  ...specs
    .filter(({ok}) => !ok)
    .map(({file, title, tests}) => {
      const errors = tests.flatMap(({results}) => results.flatMap(({errors}) => errors))
      return `${file}: ${title}\n${errors.map(({message}) => message).join('\n')}`
    }),
  ...suites.flatMap(browserFailures),
]

function readBrowser(): Counts {
  const {stats, errors, suites} = readJson(BROWSER)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: browserFailures({specs: [], suites}),
  }
}

const checks: Check[] = [
  {name: 'format and lint', command: ['biome', 'ci', '.']},
  {name: 'types', command: ['tsc', '-p', '.']},
  {name: 'unused code', command: ['knip']},
  {
    name: 'unit and widget tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    read: readUnit,
  },
  {name: 'build', command: ['node', 'build/build.ts']},
  {name: 'the same bytes in every folder', command: ['node', 'test/same-bytes.ts']},
  {name: 'audit of dependencies', command: ['node', 'test/audit/run.ts'], notAsked: NOT_ASKED},
  {name: 'size', command: ['size-limit']},
  {
    name: 'regular expressions',
    command: ['node', 'test/regular-expressions/run.ts', EXPRESSIONS],
    read: () => readJson(EXPRESSIONS),
  },
  {name: 'browser tests', command: ['playwright', 'test'], read: readBrowser},
]

function run({name, command: [program = '', ...args], read, notAsked}: Check): Counts {
  console.info(`\n── ${name}`)
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: process.env})
  if (notAsked !== undefined && status === notAsked) return {passed: 0, failed: 0, isSkipped: true}
  try {
    const counts = read?.() ?? {passed: 0, failed: 0}
    // whatever was counted, a command that fails has failed
    if (status !== 0 && !counts.failed) return {...counts, failed: 1}
    return read ? counts : {passed: 1, failed: 0}
  } catch (error) {
    console.error(`${name}: no counts`, error)
    return {passed: 0, failed: 1}
  }
}

rmSync(RESULTS, {recursive: true, force: true})
mkdirSync(RESULTS)
ensureChromium()

const results = checks.map((check) => ({name: check.name, ...run(check)}))
console.info()
const FAILURE_LINES = 12
for (const failure of results.flatMap(({failures = []}) => failures))
  console.info(`${failure.split('\n').slice(0, FAILURE_LINES).join('\n')}\n`)
for (const {name, passed, failed, isSkipped} of results)
  console.info(
    isSkipped
      ? `– ${name}: skipped, it could not be made (its own lines say why)`
      : `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`,
  )
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0
