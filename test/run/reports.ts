import {readFileSync} from 'node:fs'
import {UNCAUGHT} from '../helpers/uncaught-reporter.ts'

/** The time of one test. */
export interface TestTime {
  test: string
  seconds: number
}

export interface Report {
  passed: number
  failed: number
  /** Tests that cannot run here, each with its reason in the output. */
  skipped?: number
  /** The failures with their reasons, for readers who only see the end of the run. */
  failures?: readonly string[]
  tests?: readonly TestTime[]
}

export const RESULTS = 'test-results'
export const UNIT = `${RESULTS}/unit.json`

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

interface UnitFile {
  name: string
  message: string
  assertionResults: {fullName: string; status: string; failureMessages: string[]; duration?: number}[]
}

const unitFailures = ({name, message, assertionResults}: UnitFile): string[] => [
  ...(message ? [`${name}: ${message}`] : []),
  ...assertionResults
    .filter(({status}) => status === 'failed')
    .map(({fullName, failureMessages}) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
]

export function readUnit(): Report {
  const {numPassedTests, numPendingTests, numFailedTests, numFailedTestSuites, testResults} = readJson(UNIT)
  const files: UnitFile[] = testResults
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    // a file that does not load has no tests to count
    failed: numFailedTests || numFailedTestSuites,
    failures: [...readJson(UNCAUGHT), ...files.flatMap(unitFailures)],
    tests: files.flatMap(({name, assertionResults}) =>
      assertionResults.map(({fullName, duration = 0}) => ({
        test: `${name.slice(process.cwd().length + 1)}: ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  }
}

interface BrowserSuite {
  specs: {
    ok: boolean
    title: string
    file: string
    tests: {results: {duration: number; errors: {message: string}[]}[]}[]
  }[]
  suites?: BrowserSuite[]
}

type Spec = BrowserSuite['specs'][number]

const specsOf = ({specs, suites = []}: BrowserSuite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

function describeFailure({file, title, tests}: Spec): string {
  const errors = tests.flatMap(({results}) => results.flatMap(({errors}) => errors))
  return `${file}: ${title}\n${errors.map(({message}) => message).join('\n')}`
}

const timeOf = ({file, title, tests}: Spec): TestTime => ({
  test: `${file}: ${title}`,
  seconds: tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration / 1000, 0),
})

/** The report of Playwright in a file. */
export const readBrowser = (file: string) => (): Report => {
  const {stats, errors, suites} = readJson(file)
  const specs = specsOf({specs: [], suites})
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: specs.filter(({ok}) => !ok).map(describeFailure),
    tests: specs.map(timeOf),
  }
}

/** The report of a program of the project in a file: it has this form already. */
export const readOwn = (file: string) => (): Report => readJson(file)
