import {spawnSync} from 'node:child_process'
import {existsSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {asRecord} from '../../src/lib/as-record.ts'
import {listOf} from '../../src/lib/list-of.ts'
import {copyProject} from '../helpers/copy-project.ts'
import type {Check} from './check.ts'

const THINGS = [
  ['widget', 'store-hours'],
  ['endpoint', 'gift-wraps'],
  ['event', 'SizeGuide'],
  ['language', 'nl'],
  ['shop', 'saleor'],
] as const

/** The tests of what is written, of the lists that name it, and of the whole house. */
const TESTS = [
  ...['test/docs', 'test/*.test.ts', 'src/api', 'src/backends', 'src/page/locales', 'src/tracking/channels'],
  ...[
    'build/accessibility',
    'build/api-report',
    'build/docs.test.ts',
    'build/events',
    'build/law',
    'build/new',
  ],
  ...['build/schemas', 'demo/server', 'widgets/store-hours'],
].join(' ')

/** Runs a command in a folder; its output if it fails. */
function failureOf(folder: string, command: string): string | null {
  const {status, stdout, stderr} = spawnSync(command, {cwd: folder, encoding: 'utf8', shell: true})
  return status === 0 ? null : `${command}:\n${stdout}${stderr}`
}

/** What a failure names if it is to be written, or a picture to be taken. */
const LEFT = /\bTODO\b|\.webp/

/** Failed tests, except for those of what is left to do. */
function failedTests(folder: string): string[] {
  const failure = failureOf(folder, `npx vitest run ${TESTS} --reporter=json --outputFile=tests.json`)
  const report = join(folder, 'tests.json')
  if (failure && !existsSync(report)) return [failure]
  const {testResults} = asRecord(JSON.parse(readFileSync(report, 'utf8')))
  return listOf(testResults).flatMap((file) => {
    const {name, assertionResults, message} = asRecord(file)
    const tests = listOf(assertionResults).map(asRecord)
    if (!tests.length) return [`${name}: ${message}`]
    return tests
      .filter(({status, failureMessages}) => status === 'failed' && !LEFT.test(`${failureMessages}`))
      .map(({fullName, failureMessages}) => `${name}: ${fullName}: ${failureMessages}`)
  })
}

function findFaults(folder: string): string[] {
  const steps = [
    'git init --quiet && git add --all',
    ...THINGS.map(([kind, name]) => `node build/new/new.ts ${kind} ${name}`),
    'npm run generate',
    'npm run build',
    'npm run api',
    'npx biome ci .',
    'npx tsc',
    'npx knip',
  ]
  return [...steps.flatMap((step) => failureOf(folder, step) ?? []), ...failedTests(folder)]
}

async function run(): ReturnType<Check['run']> {
  const folder = copyProject()
  const faults = findFaults(folder)
  rmSync(folder, {recursive: true})
  for (const fault of faults) console.error(fault)
  return {
    rows: [
      {
        what: 'Things that `npm run new` writes, after which a check fails that names neither a TODO nor a picture',
        tried: THINGS.length,
        result: `${faults.length}`,
      },
    ],
    passed: Number(faults.length === 0),
    failed: faults.length,
  }
}

/** One of each kind is written to a copy of the project, which is then checked. */
export const check: Check = {name: 'new things', run}
