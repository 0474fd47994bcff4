import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer, type IncomingMessage} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {makeClone} from '../helpers/clone.ts'
import {commandsOf, jobOf, readWorkflow, runStep} from '../helpers/workflow.ts'
import {makeDist} from './make-dist.ts'

/** The commands of `.github/workflows/release.yml`, in its order, with a folder as store. */

const workflow = readWorkflow('release.yml')
/** Milliseconds: each command starts npm. */
const TIMEOUT = 120_000

const work = mkdtempSync(join(tmpdir(), 'vitrine-workflow-'))
const store = join(work, 'store')
let clone: string
let asked: IncomingMessage[] = []
const issuer = createServer((request, reply) => {
  asked.push(request)
  reply.end('{"value": "identity-of-the-run"}')
})

beforeAll(async () => {
  clone = makeClone()
  await new Promise<void>((resolve) => void issuer.listen(0, '127.0.0.1', resolve))
}, TIMEOUT)
afterAll(() => {
  issuer.close()
  for (const folder of [work, clone]) rmSync(folder, {recursive: true, force: true})
})

/** Builds a version, as the job `build` leaves it. */
async function build(version: string): Promise<void> {
  rmSync(join(clone, 'dist'), {recursive: true, force: true})
  cpSync(await makeDist(version), join(clone, 'dist'), {recursive: true})
}

/** Runs a job but for the installation of packages, which this run has; returns what it prints. */
async function runJob(name: string, inputs: Record<string, string> = {}): Promise<string> {
  asked = []
  const {port} = issuer.address() as AddressInfo
  const values = {
    'vars.STORE': store,
    'vars.STORE_AUDIENCE': 'sts.amazonaws.com',
    'vars.STORE_ENDPOINT': '',
    'vars.STORE_REGION': '',
    'vars.STORE_ROLE': '',
    'runner.temp': work,
    ...Object.fromEntries(Object.entries(inputs).map(([key, value]) => [`inputs.${key}`, value])),
  }
  const env = {
    STORE: store,
    RUNNER_TEMP: work,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token-of-the-run',
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/token?api-version=2`,
  }
  let said = ''
  for (const {run, step} of commandsOf(jobOf(workflow, name)))
    if (!run.startsWith('npm ci')) said += await runStep(step, {cwd: clone, env, values})
  expect(readFileSync(join(work, 'identity'), 'utf8')).toBe('identity-of-the-run\n')
  expect(asked.map(({url, headers}) => [url, headers.authorization])).toEqual([
    ['/token?api-version=2&audience=sts.amazonaws.com', 'bearer token-of-the-run'],
  ])
  return said
}

const latest = (): string => readFileSync(join(store, 'latest/loader.js'), 'utf8')

it('uploads what is built, and moves latest for all, for a share, and back', {timeout: TIMEOUT}, async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await build(version)
    expect(await runJob('upload')).toContain(`${version} is in `)
  }
  await runJob('latest', {version: '1.0.0', share: ''})
  expect(latest()).toContain('1.0.0')
  const shared = await runJob('latest', {version: '1.1.0', share: '10'})
  expect(shared).toContain('1.1.0 is the latest release for 10 percent of the visitors.')
  expect(latest()).toContain('1.1.0')
  expect(await runJob('latest', {version: '1.0.0', share: ''})).toContain('for all visitors')
  expect(latest()).not.toContain('1.1.0')
})
