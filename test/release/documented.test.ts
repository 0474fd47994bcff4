import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {askSwitches} from '../../build/publish/ask-switches.ts'
import {openStore} from '../../build/publish/open-store.ts'
import type {Store} from '../../build/publish/store.ts'
import {isAll} from '../helpers/all.ts'
import {makeClone} from '../helpers/clone.ts'
import {type Bucket, startBucket} from './bucket.ts'

/** Versions and the store, as the guide writes them. */
const WRITTEN = {old: '0.1.0', next: '0.2.0', store: '/srv/vitrine'}
/** Milliseconds: a release builds. */
const TIMEOUT = 900_000

let bucket: Bucket
let store: Store
/** A clone of the project, with a remote. */
let clone: string
let versions: {old: string; next: string}

/** The bucket is in this process, so nothing may hold it up. */
async function run(command: string, ...args: string[]): Promise<string> {
  // as in a shell: not what npm says to the run of these tests
  const shell = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  const env = {
    ...Object.fromEntries(shell),
    AWS_ENDPOINT_URL: bucket.endpoint,
    GIT_CONFIG_GLOBAL: '/dev/null',
  }
  return (await promisify(execFile)(command, args, {cwd: clone, env})).stdout
}

const readVersion = (): string => JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).version

async function commit(message: string): Promise<void> {
  await run('git', 'add', '--all')
  await run('git', 'commit', '--quiet', '--message', message)
}

/** Runs the commands under a heading of the guide, word for word but for the store and the versions. */
function runDocumented(heading: string): Promise<string> {
  const page = readFileSync('docs/guide/deploy.md', 'utf8')
  const section = page.split('\n## ').find((one) => one.startsWith(`${heading}\n`))
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(section ?? '') ?? []
  if (!commands) throw new Error(`docs/guide/deploy.md has no commands under "${heading}"`)
  return run(
    'bash',
    '-ec',
    commands
      .replaceAll(WRITTEN.store, bucket.address)
      .replaceAll(WRITTEN.old, versions.old)
      .replaceAll(WRITTEN.next, versions.next),
  )
}

const loaderOf = async (folder: string) => {
  const bytes = await store.read(`${folder}/loader.js`)
  return bytes && new TextDecoder().decode(bytes)
}

beforeAll(async () => {
  if (!isAll) return
  bucket = await startBucket()
  store = openStore(bucket.address, bucket.endpoint)
  clone = makeClone()
  const remote = mkdtempSync(join(tmpdir(), 'vitrine-remote-'))
  await run('git', 'init', '--quiet', '--bare', remote)
  await run('git', 'init', '--quiet', '--initial-branch', 'main')
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@shop.example'],
    ['push.default', 'current'],
  ] as const)
    await run('git', 'config', name, value)
  await run('git', 'remote', 'add', 'origin', remote)
  writeFileSync(join(clone, '.gitignore'), 'node_modules\ndist\n')
  writeFileSync(
    join(clone, '.changeset/a-test.md'),
    "---\n'vitrine': minor\n---\n\nA line for the changelog.\n",
  )
  await commit('Begin')
  const [major, minor] = readVersion().split('.').map(Number)
  versions = {old: readVersion(), next: `${major}.${Number(minor) + 1}.0`}
}, TIMEOUT)
afterAll(() => isAll && bucket.close())

describe.runIf(isAll)('the commands of the guide', () => {
  it('put the first release on a store', {timeout: TIMEOUT}, async () => {
    await runDocumented('Put a release on a store')
    expect(await loaderOf('latest')).toBe(askSwitches(`${await loaderOf(versions.old)}`))
  })

  it('make the next one: version, changelog, tag and folders', {timeout: TIMEOUT}, async () => {
    await runDocumented('Make a release')
    expect(readVersion()).toBe(versions.next)
    expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`^# Changelog\n\n## ${versions.next}\n[^]*- [^]*A line for the changelog`),
    )
    expect(await run('git', 'ls-remote', '--tags', 'origin')).toContain(`refs/tags/v${versions.next}`)
    const built = join(clone, 'dist')
    const own = readFileSync(join(built, versions.next, 'loader.js'), 'utf8')
    expect(readFileSync(join(built, 'latest/loader.js'), 'utf8')).toBe(askSwitches(own))
    expect(readFileSync(join(built, '_headers'), 'utf8')).toContain(`/${versions.next}/*`)
  })

  it('refuse a release without a changeset', {timeout: TIMEOUT}, async () => {
    await expect(run('npm', 'run', 'release')).rejects.toThrow('There is no changeset')
    expect(readVersion()).toBe(versions.next)
  })

  it('roll it out to a share, and to all', {timeout: TIMEOUT}, async () => {
    await runDocumented('Roll out')
    expect(await loaderOf('latest')).toBe(askSwitches(`${await loaderOf(versions.next)}`))
    expect(await loaderOf(versions.next)).not.toBe(await loaderOf(versions.old))
  })

  it('roll it back', {timeout: TIMEOUT}, async () => {
    await runDocumented('Roll back')
    expect(await loaderOf('latest')).toBe(askSwitches(`${await loaderOf(versions.old)}`))
  })

  it('print the tag of a release, with its hash', async () => {
    expect(await runDocumented('Pin a version with its hash')).toContain(
      `/${versions.next}/loader.js" integrity="sha384-`,
    )
  })
})
