import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {askSwitches} from '../../build/publish/ask-switches.ts'
import {folderStore} from '../../build/publish/folder-store.ts'
import {headersOf} from '../../build/publish/headers.ts'
import {moveLatest, readLatest} from '../../build/publish/move-latest.ts'
import {openStore} from '../../build/publish/open-store.ts'
import {s3Store} from '../../build/publish/s3-store.ts'
import type {Store} from '../../build/publish/store.ts'
import {upload} from '../../build/publish/upload.ts'
import {type Bucket, startBucket} from './bucket.ts'
import {makeDist} from './make-dist.ts'

let bucket: Bucket
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.close())

const text = async (store: Store, path: string) => {
  const bytes = await store.read(path)
  return bytes && new TextDecoder().decode(bytes)
}

let count = 0
const kinds: Record<string, () => Store> = {
  'a folder': () => folderStore(mkdtempSync(join(tmpdir(), 'vitrine-store-'))),
  'a bucket': () => s3Store(`${bucket.address}-${++count}`, {endpoint: bucket.endpoint}),
}

describe.each(Object.entries(kinds))('releases in %s', (_, open) => {
  let store: Store
  beforeEach(() => {
    store = open()
  })

  /** Uploads 1.0.0 and 1.1.0; the first is the latest. */
  async function withTwo(): Promise<void> {
    for (const version of ['1.0.0', '1.1.0']) await upload(store, await makeDist(version))
    await moveLatest(store, '1.0.0')
  }

  it('lists, reads and copies what was written', async () => {
    expect(await store.read('a/b.js')).toBeNull()
    expect(await store.list('a')).toEqual([])
    await store.write('a/b c.js', 'one', headersOf('a/b c.js'))
    await store.copy('a/b c.js', 'latest/d.js', headersOf('latest/d.js'))
    expect(await store.list('a')).toEqual(['a/b c.js'])
    expect(await text(store, 'latest/d.js')).toBe('one')
  })

  it('holds of a release what pages fetch', async () => {
    expect(await upload(store, await makeDist('1.0.0'))).toBe('1.0.0')
    expect(await store.list('1.0.0')).toEqual([
      '1.0.0/assets/form-100.css',
      '1.0.0/chunks/engine-100.js',
      '1.0.0/events/all.json',
      '1.0.0/licenses.txt',
      '1.0.0/loader.js',
      '1.0.0/manifest.json',
      '1.0.0/schemas/check.js',
      '1.0.0/theme.css',
    ])
  })

  it('takes the same release twice, and no other under its version', async () => {
    await upload(store, await makeDist('1.0.0'))
    await upload(store, await makeDist('1.0.0'))
    const other = await makeDist('1.0.0')
    const {writeFile} = await import('node:fs/promises')
    await writeFile(`${other}manifest.json`, '{"version": "1.0.0", "other": true}')
    await expect(upload(store, other)).rejects.toThrow('has another 1.0.0')
  })

  it('moves latest to a release and back, and keeps the files of both', async () => {
    await withTwo()
    await moveLatest(store, '1.1.0')
    expect(await text(store, 'latest/loader.js')).toBe(askSwitches('/* 1.1.0 */'))
    expect(await text(store, 'latest/manifest.json')).toBe('{"version":"1.1.0"}')
    await moveLatest(store, '1.0.0')
    expect(await text(store, 'latest/loader.js')).toBe(askSwitches('/* 1.0.0 */'))
    expect(await text(store, 'latest/manifest.json')).toBe('{"version":"1.0.0"}')
    expect(await readLatest(store)).toEqual({version: '1.0.0'})
    expect(await store.list('latest/chunks')).toEqual([
      'latest/chunks/engine-100.js',
      'latest/chunks/engine-110.js',
    ])
  })

  it('begins with all widgets on, and keeps the switches of the site', async () => {
    await withTwo()
    expect(await text(store, 'latest/switches.json')).toBe('{}\n')
    await store.write('latest/switches.json', '{"like": false}', headersOf('latest/switches.json'))
    await moveLatest(store, '1.1.0')
    expect(await text(store, 'latest/switches.json')).toBe('{"like": false}')
    expect(headersOf('latest/switches.json')['Cache-Control']).toBe('public, max-age=60')
  })

  it('rolls a release out to a share, to a larger one, and to all', async () => {
    await withTwo()
    for (const share of [10, 50]) {
      await moveLatest(store, '1.1.0', share, 7)
      const loader = await text(store, 'latest/loader.js')
      expect(loader).toContain('/* 1.0.0 */')
      expect(loader).toContain('/* 1.1.0 */')
      expect(await readLatest(store)).toEqual({version: '1.0.0', next: {version: '1.1.0', share, since: 7}})
      expect(await text(store, 'latest/manifest.json')).toBe('{"version":"1.0.0"}')
      expect(await text(store, 'latest/schemas/check.js')).toBe('/* 1.0.0 */')
      expect(await store.list('latest/chunks')).toHaveLength(2)
    }
    await moveLatest(store, '1.1.0')
    expect(await text(store, 'latest/loader.js')).toBe(askSwitches('/* 1.1.0 */'))
    expect(await readLatest(store)).toEqual({version: '1.1.0'})
  })

  it('takes a share back', async () => {
    await withTwo()
    await moveLatest(store, '1.1.0', 10)
    await moveLatest(store, '1.0.0')
    expect(await text(store, 'latest/loader.js')).toBe(askSwitches('/* 1.0.0 */'))
  })

  it.each([
    ['a version that was not uploaded', '2.0.0', undefined, 'has no 2.0.0'],
    ['a share of the latest itself', '1.0.0', 10, 'is the latest release already'],
    ['a share of nothing', '1.1.0', 0, 'from 1 to 99'],
    ['a share of a half', '1.1.0', 2.5, 'from 1 to 99'],
  ] as const)('refuses %s, and changes nothing', async (_, version, share, message) => {
    await withTwo()
    await expect(moveLatest(store, version, share)).rejects.toThrow(message)
    expect(await text(store, 'latest/loader.js')).toBe(askSwitches('/* 1.0.0 */'))
    expect(await readLatest(store)).toEqual({version: '1.0.0'})
  })

  it('refuses a share where there is no latest release yet', async () => {
    await upload(store, await makeDist('1.0.0'))
    await expect(moveLatest(store, '1.0.0', 10)).rejects.toThrow('the first one goes to all visitors')
  })
})

it('a bucket serves types and caching', async () => {
  const store = openStore(`${bucket.address}-served`, bucket.endpoint)
  await upload(store, await makeDist('1.0.0'))
  await moveLatest(store, '1.0.0')
  const headers = async (path: string) => {
    const reply = await fetch(`${bucket.url}-served/${path}`)
    return [reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]
  }
  const script = 'text/javascript; charset=utf-8'
  const immutable = 'public, max-age=31536000, immutable'
  expect(await headers('1.0.0/loader.js')).toEqual([200, script, immutable])
  expect(await headers('latest/loader.js')).toEqual([200, script, 'public, max-age=60'])
  expect(await headers('latest/chunks/engine-100.js')).toEqual([200, script, immutable])
})

it.each(['https://cdn.example/vitrine', 'ftp://host'])('%s is no store', (address) => {
  expect(() => openStore(address, undefined)).toThrow('a store is s3://bucket/folder, or a folder')
})
