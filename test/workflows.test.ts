import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {root} from '../build/root.ts'
import packageJson from '../package.json' with {type: 'json'}
import {asRecord} from '../src/lib/as-record.ts'
import {commandsOf, readWorkflow, readWorkflows} from './helpers/workflow.ts'
import {PARTS} from './run/check.ts'

const workflows = readWorkflows()

const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** The Node that the project brings, on a named release of Debian; no digest can be checked without the registry. */
const CONTAINER = new RegExp(`^node:${packageJson.devDependencies.node}-[a-z]+$`)

/** The keys of GitHub's workflow syntax that these files use; a misspelt key is refused when it is too late. */
const KEYS = {
  workflow: ['name', 'on', 'concurrency', 'permissions', 'env', 'jobs'],
  job: [
    ...['name', 'needs', 'if', 'strategy', 'runs-on', 'container', 'environment', 'permissions', 'env'],
    ...['timeout-minutes', 'steps'],
  ],
  step: ['name', 'if', 'uses', 'with', 'run', 'env', 'shell'],
}
const unknownKeys = (value: object, known: readonly string[]): string[] =>
  Object.keys(value).filter((key) => !known.includes(key))

/** What an expression may name besides the inputs and the matrix of its file. */
const CONTEXT =
  /^(github\.(workflow|ref|ref_type|event_name|event\.pull_request\.base\.sha)|vars\.[A-Z_]+|runner\.temp)$/
/** The dotted names in expressions, and in conditions, which are expressions without braces. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\$\{\{(.*?)\}\}|^ *(?:- )?if: (.*)$/gm)].flatMap(
    ([, expression, condition]) => (expression ?? condition ?? '').match(/\b[a-z]+\.[\w.]+/g) ?? [],
  )

/** The scripts of package.json, and the files, that a command runs. */
function missingIn(command: string): string[] {
  const scripts = [...command.matchAll(/npm (?:run |(?=test\b))([\w:]+)/g)].map(([, name = '']) => name)
  const files = [...command.matchAll(/node (?:after\/)?([\w/-]+\.ts)/g)].map(([, path = '']) => path)
  return [
    // the benchmarks have a separate package
    ...scripts.filter((name) => name !== 'check' && !Object.hasOwn(packageJson.scripts, name)),
    ...files.filter((path) => !existsSync(join(root, path))),
  ]
}

describe.each(workflows)('$file', ({text, parsed, jobs}) => {
  const {permissions} = parsed

  it('has keys that GitHub knows, and a step either uses an action or runs a command', () => {
    expect(unknownKeys(parsed, KEYS.workflow)).toEqual([])
    for (const {job, steps} of jobs) {
      expect(unknownKeys(job, KEYS.job)).toEqual([])
      expect(job['runs-on']).toBe('ubuntu-latest')
      for (const step of steps) {
        expect(unknownKeys(step, KEYS.step)).toEqual([])
        expect(['uses', 'run'].filter((key) => key in step)).toHaveLength(1)
      }
    }
  })

  it('names jobs, inputs and parts of a matrix that it has', () => {
    for (const {job} of jobs)
      for (const needed of [job.needs ?? []].flat()) expect(jobs.map(({name}) => name)).toContain(needed)
    const inputs = Object.keys(asRecord(asRecord(asRecord(parsed.on).workflow_dispatch).inputs))
    const parts = jobs.flatMap(({job}) => asRecord(asRecord(job.strategy).matrix).include ?? [])
    const known = [
      ...inputs.map((name) => `inputs.${name}`),
      ...[parts].flat().flatMap((part) => Object.keys(asRecord(part)).map((name) => `matrix.${name}`)),
    ]
    const names = namesIn(text).filter((name) => !known.includes(name))
    expect(names.filter((name) => !CONTEXT.test(name))).toEqual([])
  })

  it('downloads what a job before it has uploaded', () => {
    for (const {job, steps} of jobs)
      for (const step of steps.filter(({uses}) => `${uses}`.startsWith('actions/download-artifact'))) {
        const before = jobs.find(({name}) => name === job.needs)
        const uploaded = before?.steps.filter(({uses}) => `${uses}`.startsWith('actions/upload-artifact'))
        expect(uploaded?.map((one) => asRecord(one.with).name)).toContain(asRecord(step.with).name)
      }
  })

  it('has commands that bash can read, of scripts and files that are there', () => {
    for (const {run} of jobs.flatMap(commandsOf)) {
      execFileSync('bash', ['-n', '-c', run.replace(/\$\{\{.*?\}\}/g, 'expression')], {stdio: 'pipe'})
      expect(missingIn(run)).toEqual([])
    }
    for (const [, part] of text.matchAll(/--part (\w+)/g)) expect(PARTS).toContain(part)
  })

  it('lets git read the folder of a container that runs tests', () => {
    for (const job of jobs.filter(({job: {container}}) => container !== undefined)) {
      const runs = commandsOf(job).map(({run}) => run)
      if (!runs.some((run) => /npm test\b/.test(run))) continue
      expect(runs[0]).toBe('git config --global --add safe.directory "$GITHUB_WORKSPACE"')
    }
  })

  it('leaves no token in the folder of a checkout', () => {
    const checkouts = jobs.flatMap(({steps}) =>
      steps.filter(({uses}) => `${uses}`.startsWith('actions/checkout')),
    )
    for (const step of checkouts) expect(step.with).toMatchObject({'persist-credentials': false})
  })

  it('may only read, unless a job says more', () => {
    expect(permissions).toEqual({contents: 'read'})
  })

  it('pins each action to a commit, and names its version', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'))
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((line) => !PINNED.test(line))).toEqual([])
  })

  it('runs in containers of an exact version', () => {
    const containers = jobs.flatMap(({job}) => (job.container === undefined ? [] : [job.container]))
    expect(containers.filter((container) => !CONTAINER.test(`${container}`))).toEqual([])
  })

  it('has no token for a registry of packages', () => {
    expect(text).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/)
  })

  it('puts no text of an event into a command', () => {
    const commands = jobs.flatMap(commandsOf).map(({run}) => run)
    expect(commands.filter((command) => /\$\{\{\s*(?:github|inputs)\./.test(command))).toEqual([])
  })
})

describe('publishing', () => {
  const {text, jobs} = readWorkflow('publish.yml')
  const stage = jobs.filter(({job}) => job.permissions !== undefined)

  it('may identify itself in one job alone, which an environment of the owner guards', () => {
    expect(stage.map(({name}) => name)).toEqual(['stage'])
    expect(stage[0]?.job).toMatchObject({
      environment: 'npm',
      permissions: {contents: 'read', 'id-token': 'write', attestations: 'write'},
    })
  })

  it('runs no code of the project or its packages in that job', () => {
    const steps = stage.flatMap((one) => one.steps)
    expect(steps.filter(({uses}) => `${uses}`.startsWith('actions/checkout'))).toEqual([])
    const commands = steps.map(({run = ''}) => `${run}`).join('\n')
    expect(commands).toContain('npm stage publish "$file" --tag next --access public --provenance')
    expect(commands).not.toMatch(/npm (?:ci|run|test|exec)|npx|node /)
  })

  it('reads no secret', () => {
    expect(text).not.toContain('secrets.')
  })
})

describe('a release to the store', () => {
  const {text, jobs} = readWorkflow('release.yml')
  const identified = jobs.filter(({job}) => job.permissions !== undefined)

  it('identifies itself only in the jobs that write to the store, which an environment of the owner guards', () => {
    expect(identified.map(({name}) => name)).toEqual(['upload', 'latest'])
    for (const {job} of identified)
      expect(job).toMatchObject({
        environment: 'production',
        permissions: {contents: 'read', 'id-token': 'write'},
      })
  })

  it('gives the identity to the step that writes, and runs no script of a package', () => {
    for (const one of identified) {
      const {steps} = one
      expect(steps.filter(({run}) => /npm ci(?! --ignore-scripts)/.test(`${run}`))).toEqual([])
      expect(steps.at(-2)).toMatchObject({run: expect.stringContaining('> "$RUNNER_TEMP/identity"')})
      expect(steps.at(-1)).toMatchObject({
        env: {
          AWS_WEB_IDENTITY_TOKEN_FILE: expect.stringContaining('runner.temp}}/identity'),
          AWS_ROLE_ARN: expect.stringContaining('vars.STORE_ROLE'),
        },
      })
    }
  })

  it('reads no secret', () => {
    expect(text).not.toContain('secrets.')
  })
})

it('nothing but publishing and a release may write', () => {
  const writing = workflows.filter(({text}) => /^\s+[\w-]+: write$/m.test(text))
  expect(writing.map(({file}) => file)).toEqual(['publish.yml', 'release.yml'])
})
