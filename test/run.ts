import {spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import {NOT_ASKED} from './audit/run.ts'
import {ensureChromium} from './chromium.ts'
import {type Concerned, findConcerned} from './concerning.ts'
import {ensureFirefox} from './firefox/firefox.ts'
import {literally} from './helpers/literally.ts'
import {UNCAUGHT} from './helpers/uncaught-reporter.ts'
import {isBuilt} from './is-built.ts'
import {ensureWebKit, ensureWpe} from './webkit.ts'

/**
 * Runs every check of the project, one after the other, and does not stop at a failure. Ends with the counts of all
 * checks. `npm test -- <word>` runs the checks for a word.
 */

interface Counts {
  passed: number
  failed: number
  /** Tests that cannot run here, each with its reason in the report. */
  skipped?: number
  /** The failures with their reasons, for readers who only see the end of the run. */
  failures?: string[]
  /** Why the whole check could not run: it has neither passed nor failed. */
  whyNot?: string
}

interface Check {
  name: string
  command: string[]
  /** Reads the counts that the command has written; a command without counts is one check. */
  read?: () => Counts
  /** The exit code of a command that could not run its check. */
  notAsked?: number
  /** Why the check cannot run here, evaluated before its command runs. */
  findObstacle?: () => string | undefined
  /** The command for a word; without one, or if it returns null, the check does not run for a word. */
  of?: (concerned: Concerned, word: string) => string[] | null
}

const RESULTS = 'test-results'
const UNIT = `${RESULTS}/unit.json`
const BROWSER = `${RESULTS}/browser.json`
const FIREFOX = `${RESULTS}/firefox.json`
// not package.json, which would hide the project's own from programs below the folder
const PACKAGE = `${RESULTS}/npm-package.json`
const flowsIn = (engine: string) => `${RESULTS}/flows-${engine}.json`
const EXPRESSIONS = `${RESULTS}/regular-expressions.json`

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function readUnit(): Counts {
  const {numPassedTests, numPendingTests, numFailedTests, numFailedTestSuites, testResults} = readJson(UNIT)
  const failures: string[] = [...readJson(UNCAUGHT)]
  for (const {name: file, message, assertionResults} of testResults) {
    if (message) failures.push(`${file}: ${message}`)
    for (const {fullName, status, failureMessages} of assertionResults)
      if (status === 'failed') failures.push(`${file}: ${fullName}\n${failureMessages.join('\n')}`)
  }
  // a file that does not load has no tests to count
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    failed: numFailedTests || numFailedTestSuites,
    failures,
  }
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

function readBrowser(file: string): Counts {
  const {stats, errors, suites} = readJson(file)
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: browserFailures({specs: [], suites}),
  }
}

const flowsCheck = (name: string, engine: string, findObstacle: () => string | undefined): Check => ({
  name: `flows in ${name}`,
  command: ['node', 'test/flows/run.ts', engine, flowsIn(engine)],
  findObstacle,
  read: () => readJson(flowsIn(engine)),
})

/** Always a full check: this compiler's incremental mode misses errors in unchanged files. */
const typesCheck = (name: string, project: string): Check => ({
  name,
  command: ['tsc', '-p', project],
  of: ({named}) => (named.length ? ['tsc', '-p', project] : null),
})

const UNIT_TESTS = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT}`,
  '--reporter=./test/helpers/uncaught-reporter.ts',
]
const PACKAGE_TESTS = ['playwright', 'test', '-c', 'test/package/playwright.config.ts']
const namesPackage = (files: readonly string[]) => files.some((file) => file.startsWith('test/package/'))
const BUILD = ['node', 'build/build.ts']

/** A link to a page that does not exist fails it. */
const DOCS_BUILD = ['npm', 'run', '--silent', 'docs:build']

const checks: Check[] = [
  {
    name: 'format and lint',
    command: ['biome', 'ci', '.'],
    of: ({named}) => (named.length ? ['biome', 'ci', '--no-errors-on-unmatched', ...named] : null),
  },
  typesCheck('types', '.'),
  typesCheck('types of browser code, without Node types', 'tsconfig.browser.json'),
  typesCheck('types of the pure layers, without Node and DOM types', 'tsconfig.pure.json'),
  {name: 'unused code', command: ['knip']},
  {name: 'API description', command: ['npm', 'run', '--silent', 'lint:api']},
  {
    name: 'unit and widget tests',
    command: UNIT_TESTS,
    read: readUnit,
    of: ({unit}) => (unit.length ? [...UNIT_TESTS, ...unit] : null),
  },
  {
    name: 'build',
    command: BUILD,
    of: ({browser, named}) => ((browser.length || namesPackage(named)) && !isBuilt() ? BUILD : null),
  },
  {name: 'the same bytes in every folder', command: ['node', 'test/same-bytes.ts']},
  {name: 'audit of dependencies', command: ['node', 'test/audit/run.ts'], notAsked: NOT_ASKED},
  {name: 'size', command: ['size-limit']},
  {
    name: 'npm package, and apps that install it',
    command: PACKAGE_TESTS,
    read: () => readBrowser(PACKAGE),
    of: ({named}) => (namesPackage(named) ? PACKAGE_TESTS : null),
  },
  {
    name: 'regular expressions',
    command: ['node', 'test/regular-expressions/run.ts', EXPRESSIONS],
    read: () => readJson(EXPRESSIONS),
  },
  {
    name: 'documentation site',
    command: DOCS_BUILD,
    of: ({browser}) => (browser.some((file) => file.includes('docs-site')) ? DOCS_BUILD : null),
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    read: () => readBrowser(BROWSER),
    of: ({browser}, word) =>
      browser.length
        ? ['playwright', 'test', ...browser, '--grep', literally(word), '--pass-with-no-tests']
        : null,
  },
  {
    name: 'browser tests in Firefox',
    command: ['playwright', 'test', '-c', 'playwright.firefox.config.ts'],
    findObstacle: () => (ensureFirefox() ? undefined : 'there is no Firefox, and none could be installed'),
    read: () => readBrowser(FIREFOX),
  },
  flowsCheck('WebKit', 'webkit', () => (ensureWebKit() ? undefined : 'there is no WebKitGTK')),
  flowsCheck('an older browser', 'wpe', () => (ensureWpe() ? undefined : 'there is no WPE WebKit')),
]

function run({name, command: [program = '', ...args], read, notAsked, findObstacle}: Check): Counts {
  console.info(`\n── ${name}`)
  const whyNot = findObstacle?.()
  if (whyNot) return {passed: 0, failed: 0, whyNot}
  const {status} = spawnSync(program, args, {stdio: 'inherit', env: process.env})
  if (notAsked !== undefined && status === notAsked)
    return {passed: 0, failed: 0, whyNot: 'its own lines say why'}
  try {
    const counts = read?.() ?? {passed: 0, failed: 0}
    // whatever the counts, a command that fails has failed
    if (status !== 0 && !counts.failed) return {...counts, failed: 1}
    return read ? counts : {passed: 1, failed: 0}
  } catch (error) {
    console.error(`${name}: no counts`, error)
    return {passed: 0, failed: 1}
  }
}

/** The checks that can run for a word, with their commands. */
function checksOf(word: string): Check[] {
  const concerned = findConcerned(word)
  return checks.flatMap((check) => {
    const command = check.of?.(concerned, word)
    return command ? [{...check, command}] : []
  })
}

const [, , word] = process.argv
const chosen = word === undefined ? checks : checksOf(word)
rmSync(RESULTS, {recursive: true, force: true})
mkdirSync(RESULTS)
ensureChromium()

const results = chosen.map((check) => ({name: check.name, ...run(check)}))
console.info()
const FAILURE_LINES = 12
for (const failure of results.flatMap(({failures = []}) => failures))
  console.info(`✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n    ')}\n`)
for (const {name, passed, failed, skipped = 0, whyNot} of results)
  console.info(
    whyNot
      ? `– ${name}: skipped, it could not be made (${whyNot})`
      : `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  )
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
const isNothing = sum('passed') + sum('failed') === 0
if (isNothing) console.error(`No file has “${word}” in its path, and no browser test in its title.`)
process.exitCode = sum('failed') || isNothing ? 1 : 0
