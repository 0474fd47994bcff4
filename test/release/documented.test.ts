import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {openStore} from '../../build/publish/open-store.ts'
import type {Store} from '../../build/publish/store.ts'
import {listFiles} from '../docs/read-documents.ts'
import {type Bucket, startBucket} from './bucket.ts'

/** Versions and the store, as the guide writes them. */
const WRITTEN = {old: '0.1.0', next: '0.2.0', store: '/srv/vitrine'}
/** Milliseconds: a release builds. */
const TIMEOUT = 180_000

let bucket: Bucket
let store: Store
/** A clone of the project, with a remote. */
let clone: string
let versions: {old: string; next: string}

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: clone,
    encoding: 'utf8',
    env: {...process.env, AWS_ENDPOINT_URL: bucket.endpoint, GIT_CONFIG_GLOBAL: '/dev/null'},
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const readVersion = (): string => JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')).version

function makeClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
  for (const file of listFiles('.')) if (existsSync(file)) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function commit(message: string): void {
  run('git', 'add', '--all')
  run('git', 'commit', '--quiet', '--message', message)
}

/** Runs the commands under a heading of the guide, word for word but for the store and the versions. */
function runDocumented(heading: string): string {
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
  bucket = await startBucket()
  store = openStore(bucket.address, bucket.endpoint)
  clone = makeClone()
  const remote = mkdtempSync(join(tmpdir(), 'vitrine-remote-'))
  run('git', 'init', '--quiet', '--bare', remote)
  run('git', 'init', '--quiet', '--initial-branch', 'main')
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@shop.example'],
    ['push.default', 'current'],
  ] as const)
    run('git', 'config', name, value)
  run('git', 'remote', 'add', 'origin', remote)
  writeFileSync(join(clone, '.gitignore'), 'node_modules\ndist\n')
  writeFileSync(
    join(clone, '.changeset/a-test.md'),
    "---\n'vitrine': minor\n---\n\nA line for the changelog.\n",
  )
  commit('Begin')
  const [major, minor] = readVersion().split('.').map(Number)
  versions = {old: readVersion(), next: `${major}.${Number(minor) + 1}.0`}
}, TIMEOUT)
afterAll(() => bucket.close())

describe('the commands of the guide', () => {
  it('put the first release on a store', {timeout: TIMEOUT}, async () => {
    runDocumented('Put a release on a store')
    expect(await loaderOf('latest')).toBe(await loaderOf(versions.old))
  })

  it('make the next one: version, changelog, tag and folders', {timeout: TIMEOUT}, async () => {
    runDocumented('Make a release')
    expect(readVersion()).toBe(versions.next)
    expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
      new RegExp(`^# Changelog\n\n## ${versions.next}\n[^]*- [^]*A line for the changelog`),
    )
    expect(run('git', 'ls-remote', '--tags', 'origin')).toContain(`refs/tags/v${versions.next}`)
    const built = join(clone, 'dist')
    const own = readFileSync(join(built, versions.next, 'loader.js'), 'utf8')
    expect(readFileSync(join(built, 'latest/loader.js'), 'utf8')).toBe(own)
    expect(readFileSync(join(built, '_headers'), 'utf8')).toContain(`/${versions.next}/*`)
  })

  it('refuse a release without a changeset', () => {
    expect(() => run('npm', 'run', 'release')).toThrow()
    expect(readVersion()).toBe(versions.next)
  })

  it('roll it out to a share, and to all', {timeout: TIMEOUT}, async () => {
    runDocumented('Roll out')
    expect(await loaderOf('latest')).toBe(await loaderOf(versions.next))
    expect(await loaderOf(versions.next)).not.toBe(await loaderOf(versions.old))
  })

  it('roll it back', {timeout: TIMEOUT}, async () => {
    runDocumented('Roll back')
    expect(await loaderOf('latest')).toBe(await loaderOf(versions.old))
  })

  it('print the tag of a release, with its hash', () => {
    expect(runDocumented('Pin a version with its hash')).toContain(
      `/${versions.next}/loader.js" integrity="sha384-`,
    )
  })
})
