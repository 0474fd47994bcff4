import {NOT_ASKED} from '../audit/run.ts'
import {findFirefox} from '../firefox/firefox.ts'
import {isThere, WEBKIT, WPE} from '../webkit.ts'
import type {Check} from './check.ts'
import type {Concerned} from './concerning.ts'
import {isBuilt} from './is-built.ts'
import {RESULTS, readBrowser, readOwn, readUnit, UNIT} from './reports.ts'

/** Always a full check: this compiler's incremental mode misses errors in unchanged files. */
const typesCheck = (name: string, project: string): Check => ({
  name,
  part: 'statics',
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
const BUILD = ['node', 'build/build.ts']
/** A link to a page that does not exist fails it. */
const DOCS_BUILD = ['npm', 'run', '--silent', 'docs:build']
const PACKAGE_TESTS = ['playwright', 'test', '-c', 'test/package/playwright.config.ts']
/** Not package.json, which would hide the project's own from programs below the folder. */
const PACKAGE = `${RESULTS}/npm-package.json`
const PUBLISH = `${RESULTS}/publish.json`
const EXPRESSIONS = `${RESULTS}/regular-expressions.json`
const SHOPS = `${RESULTS}/shops.json`
const VECTORS = `${RESULTS}/conformance.json`

const namesPackage = (files: readonly string[]) => files.some((file) => file.startsWith('test/package/'))
const needsBuild = ({browser, named}: Concerned) => browser.length > 0 || namesPackage(named)

const whyNoFirefox = () => (findFirefox() ? undefined : 'there is no Firefox, and none could be installed')

const flowsCheck = (name: string, engine: string, findObstacle: () => string | undefined): Check => {
  const report = `${RESULTS}/flows-${engine}.json`
  return {
    name: `flows in ${name}`,
    part: 'engines',
    command: ['node', 'test/flows/run.ts', engine, report],
    load: 1,
    after: ['build', 'other engines'],
    findObstacle,
    readReport: readOwn(report),
  }
}

/** What waits for a network, and runs beside what computes. */
const preparation = (name: string, things: readonly string[], isFor = (_: Concerned) => false): Check => {
  const command = ['node', 'test/prepare/run.ts', ...things]
  return {
    name,
    part: 'preparation',
    command,
    load: 0,
    isPreparation: true,
    of: (concerned) => (isFor(concerned) ? command : null),
  }
}

/** Every check of the usual run. */
export const CHECKS: readonly Check[] = [
  preparation('Chromium', ['chromium', 'servers'], needsBuild),
  preparation('other engines', ['firefox', 'webkit', 'wpe']),
  preparation('apps', ['node-20', 'react-router', 'next'], ({named}) => namesPackage(named)),
  {
    name: 'format and lint',
    part: 'statics',
    command: ['biome', 'ci', '.'],
    of: ({named}) => (named.length ? ['biome', 'ci', '--no-errors-on-unmatched', ...named] : null),
  },
  typesCheck('types', '.'),
  typesCheck('types of browser code, without Node types', 'tsconfig.browser.json'),
  typesCheck('types of the pure layers, without Node and DOM types', 'tsconfig.pure.json'),
  {name: 'unused code', part: 'statics', command: ['knip'], load: 1},
  {name: 'API description', part: 'statics', command: ['npm', 'run', '--silent', 'lint:api'], load: 1},
  {
    name: 'audit of dependencies',
    part: 'statics',
    command: ['node', 'test/audit/run.ts'],
    load: 0,
    notAsked: NOT_ASKED,
  },
  {
    name: 'unit and widget tests',
    part: 'unit',
    command: UNIT_TESTS,
    readReport: readUnit,
    of: ({unit}) => (unit.length ? [...UNIT_TESTS, ...unit] : null),
  },
  {
    name: 'build',
    part: 'build',
    command: BUILD,
    of: (concerned) => (needsBuild(concerned) && !isBuilt() ? BUILD : null),
  },
  {name: 'size', part: 'files', command: ['size-limit'], load: 1, after: ['build']},
  {
    name: 'report of the public API',
    part: 'files',
    command: ['node', 'build/api-report/run.ts'],
    load: 1,
    after: ['build'],
  },
  {
    name: 'what the public types refuse',
    part: 'files',
    command: ['tsc', '-p', 'test/types'],
    load: 1,
    after: ['build'],
  },
  {
    name: 'the same bytes in every folder',
    part: 'files',
    command: ['node', 'test/same-bytes.ts'],
    load: 1,
    after: ['build'],
  },
  {
    name: 'regular expressions',
    part: 'files',
    command: ['node', 'test/regular-expressions/run.ts', EXPRESSIONS],
    load: 1,
    after: ['build'],
    readReport: readOwn(EXPRESSIONS),
  },
  {
    name: 'documentation site',
    part: 'docs',
    command: DOCS_BUILD,
    load: 1,
    after: ['build'],
    of: ({browser}) => (browser.some((file) => file.includes('docs-site')) ? DOCS_BUILD : null),
  },
  {
    name: 'npm package, and apps that install it',
    part: 'package',
    command: PACKAGE_TESTS,
    after: ['build', 'Chromium', 'apps'],
    readReport: readBrowser(PACKAGE),
    of: ({named}) => (namesPackage(named) ? PACKAGE_TESTS : null),
  },
  {
    name: 'browser tests',
    part: 'chromium',
    command: ['playwright', 'test'],
    after: ['build', 'Chromium', 'documentation site'],
    readReport: readBrowser(`${RESULTS}/browser.json`),
    of: ({browser, titles}) =>
      browser.length ? ['playwright', 'test', ...browser, '--grep', titles, '--pass-with-no-tests'] : null,
  },
  flowsCheck('Firefox', 'firefox', whyNoFirefox),
  flowsCheck('WebKit', 'webkit', () => (isThere(WEBKIT) ? undefined : 'there is no WebKitGTK')),
  flowsCheck('an older browser', 'wpe', () => (isThere(WPE) ? undefined : 'there is no WPE WebKit')),
]

/** What the shops need, which `npm test` alone does not. */
export const SHOPS_AHEAD = preparation('shops', ['postgres', 'vendure', 'shopify', 'medusa'])

/** What `npm run test:all` runs besides. */
export const FURTHER_CHECKS: readonly Check[] = [
  SHOPS_AHEAD,
  {
    name: 'browser tests in Firefox',
    part: 'engines',
    command: ['playwright', 'test', '-c', 'playwright.firefox.config.ts'],
    after: ['build', 'other engines'],
    findObstacle: whyNoFirefox,
    readReport: readBrowser(`${RESULTS}/firefox.json`),
  },
  {
    name: 'publishing, into a registry on this machine',
    part: 'package',
    command: ['playwright', 'test', '-c', 'test/publish/playwright.config.ts'],
    after: ['build', 'Chromium'],
    readReport: readBrowser(PUBLISH),
  },
  {
    name: 'real shops and doubles',
    part: 'shops',
    command: ['node', 'test/backends/run.ts', '--counts', SHOPS],
    after: ['build', 'Chromium', 'shops'],
    readReport: readOwn(SHOPS),
  },
  {
    name: 'shared vectors',
    part: 'conformance',
    command: ['node', 'test/conformance/run.ts', VECTORS],
    load: 1,
    readReport: readOwn(VECTORS),
  },
]
