import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {parse} from 'yaml'
import {root} from '../build/root.ts'
import packageJson from '../package.json' with {type: 'json'}
import {asRecord} from '../src/lib/as-record.ts'

const FOLDER = join(root, '.github/workflows')

interface Job {
  name: string
  job: Record<string, unknown>
}

interface Workflow {
  file: string
  text: string
  permissions: unknown
  jobs: Job[]
}

function readWorkflow(file: string): Workflow {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const {permissions, jobs} = asRecord(parse(text))
  return {
    file,
    text,
    permissions,
    jobs: Object.entries(asRecord(jobs)).map(([name, job]) => ({name, job: asRecord(job)})),
  }
}

const stepsOf = ({job}: Job): Record<string, unknown>[] =>
  Array.isArray(job.steps) ? job.steps.map(asRecord) : []

const workflows = readdirSync(FOLDER).map(readWorkflow)

const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
/** The Node that the project brings, on a named release of Debian; no digest can be checked without the registry. */
const CONTAINER = new RegExp(`^node:${packageJson.devDependencies.node}-[a-z]+$`)

describe.each(workflows)('$file', ({text, permissions, jobs}) => {
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
    const commands = jobs.flatMap(stepsOf).map(({run = ''}) => `${run}`)
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
    const steps = stage.flatMap(stepsOf)
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
      const steps = stepsOf(one)
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
