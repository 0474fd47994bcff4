import {execFile} from 'node:child_process'
import {mkdtempSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {folderStore} from '../../build/publish/folder-store.ts'
import {moveLatest, readLatest} from '../../build/publish/move-latest.ts'
import type {Store} from '../../build/publish/store.ts'
import {upload} from '../../build/publish/upload.ts'
import {noCounts, type Releases} from '../../build/publish/watch/counts.ts'
import {AccessDenied, readCollector} from '../../build/publish/watch/read-collector.ts'
import {type Look, watchRelease} from '../../build/publish/watch/watch-release.ts'
import {readMinutes, watchUntilDecided} from '../../build/publish/watch/watch-until-decided.ts'
import {makeDist} from './make-dist.ts'

const [OLD, NEW] = ['1.0.0', '1.1.0']
const GOOD = {...noCounts(), pages: 5000, mounts: 25_000}
const FAULTY = {...GOOD, errors: 5000, failed: 2500}

let folder: string
let store: Store
/** What the collector answers, and what it was asked. */
let reply: {status: number; body: unknown}
let asked: unknown[]
let server: Server
let address: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-watch-'))
  store = folderStore(folder)
  for (const version of [OLD, NEW]) await upload(store, await makeDist(version))
  await moveLatest(store, OLD)
  await moveLatest(store, NEW, 1, 7)
  reply = {status: 200, body: {}}
  asked = []
  server = createServer(({url, headers}, response) => {
    asked.push([url, headers.authorization])
    response.statusCode = reply.status
    response.end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${Object(server.address()).port}/data?site=1`
})
afterEach(() => {
  server.close()
})

describe('the collector', () => {
  it('is asked with its token', async () => {
    reply.body = {[NEW]: {webkit: {...GOOD, interactions: [0, 3], more: 1}}}
    expect(await readCollector(address, 7, 'secret')).toEqual(
      new Map([[NEW, {webkit: {...GOOD, interactions: [0, 3]}}]]),
    )
    await readCollector(address, 8)
    expect(asked).toEqual([
      ['/data?site=1&since=7', 'Bearer secret'],
      ['/data?site=1&since=8', undefined],
    ])
  })

  it('may send engines that are not known: they are dropped', async () => {
    reply.body = {[NEW]: {webkit: GOOD, constructor: GOOD, servo: 'x'}}
    expect(await readCollector(address, 7)).toEqual(new Map([[NEW, {webkit: GOOD}]]))
  })

  it.each([
    [{pages: -1}, 'pages is no whole number from 0'],
    [{mounts: 1.5}, 'mounts is no whole number from 0'],
    [{errors: '3'}, 'errors is no whole number from 0'],
    [{failed: null}, 'failed is no whole number from 0'],
    [{missing: undefined}, 'missing is no whole number from 0'],
    [{interactions: [0, -1]}, 'interactions is no list of whole numbers from 0'],
    [{interactions: {}}, 'interactions is no list of whole numbers from 0'],
    [{failed: 5001}, 'failed is more than pages'],
    [{missing: 5001}, 'missing is more than pages'],
    [{errors: 25_001}, 'errors is more than mounts'],
  ])('is refused with %j', async (part, problem) => {
    reply.body = {[NEW]: {webkit: {...GOOD, ...part}}}
    await expect(readCollector(address, 7)).rejects.toThrow(
      `The collector's counts of 1.1.0 in webkit are wrong: ${problem}.`,
    )
  })

  it.each([
    [401, true],
    [403, true],
    [404, false],
    [503, false],
  ])('answers %i: access is denied: %s', async (status, isDenied) => {
    reply.status = status
    const error = await readCollector(address, 7).catch((reason: unknown) => reason)
    expect(error).toMatchObject({message: expect.stringMatching(`/data answers ${status}.$`)})
    expect(error instanceof AccessDenied).toBe(isDenied)
  })
})

describe('a look', () => {
  const reports = (next: object): Releases =>
    new Map([
      [OLD, {webkit: GOOD}],
      [NEW, {webkit: {...GOOD, ...next}}],
    ])

  it('leaves the store as it is where nothing is on its way', async () => {
    await moveLatest(store, NEW)
    const look = await watchRelease(store, {read: () => Promise.reject(new Error('asked')), now: () => 1})
    expect(look.outcome).toBe('decided')
    expect(await readLatest(store)).toEqual({version: NEW})
  })

  it.each([
    ['withdrawn', FAULTY, () => moveLatest(store, NEW)],
    ['promoted', GOOD, () => moveLatest(store, OLD)],
    ['promoted', GOOD, () => moveLatest(store, NEW, 5, 7)],
    ['promoted', GOOD, () => moveLatest(store, NEW, 1, 8)],
  ])('does not judge what was moved while the collector answered: not %s', async (_, next, change) => {
    let changed: unknown
    const look = await watchRelease(store, {
      async read() {
        changed = await change()
        return reports(next)
      },
      now: () => 9,
    })
    expect(look).toEqual({outcome: 'open', message: '1.1.0 at 1% is not judged: latest/ has changed.'})
    expect(await readLatest(store)).toEqual(changed)
  })
})

describe('the watch', () => {
  const log = {info: vi.fn(), error: vi.fn()}
  beforeEach(() => vi.clearAllMocks())
  const looks = (...list: (Look | Error)[]) =>
    vi.fn(async () => {
      const next = list.shift()
      if (next && !(next instanceof Error)) return next
      throw next ?? new Error('looked again')
    })
  const open: Look = {outcome: 'open', message: 'waits'}
  const withdrawn: Look = {outcome: 'withdrawn', message: 'is withdrawn'}

  it('looks again after a look that failed', async () => {
    const wait = vi.fn(async () => {})
    const look = looks(new Error('down'), open, new Error('down'), withdrawn)
    expect(await watchUntilDecided({look, wait, log})).toEqual(withdrawn)
    expect(wait).toHaveBeenCalledTimes(3)
    expect(log.error.mock.calls).toEqual([['down'], ['down']])
    expect(log.info.mock.calls).toEqual([['waits'], ['is withdrawn']])
  })

  it('ends where the collector refuses its token', async () => {
    const look = looks(open, new AccessDenied('answers 401.'))
    await expect(watchUntilDecided({look, wait: async () => {}, log})).rejects.toThrow('answers 401.')
  })

  it('looks once without a pause', async () => {
    expect(await watchUntilDecided({look: looks(open), log})).toEqual(open)
    await expect(watchUntilDecided({look: looks(new Error('down')), log})).rejects.toThrow('down')
  })

  it.each(['', 'x', '0', '-5', '0.5', '1441', 'Infinity'])('does not look every %j minutes', (text) => {
    expect(() => readMinutes(text)).toThrow('--every must be a number of minutes from 1 to 1440.')
  })

  it.each(['1', '10', '1440'])('looks every %s minutes', (text) => {
    expect(readMinutes(text)).toBe(Number(text))
  })
})

describe('npm run release:watch', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      'build/publish/publish.ts',
      'watch',
      folder,
      address,
      ...args,
    ]).then(
      () => ({code: 0, stderr: ''}),
      ({code, stderr}) => ({code, stderr}),
    )

  it('refuses a wrong pause before it looks', async () => {
    const {code, stderr} = await run('--every', '0')
    expect(code).toBe(1)
    expect(stderr).toContain('--every must be')
    expect(asked).toEqual([])
  })

  it('exits with 2 if it withdraws the release', async () => {
    reply.body = {[OLD]: {webkit: GOOD}, [NEW]: {webkit: FAULTY}}
    expect((await run('--every', '10')).code).toBe(2)
    expect(await readLatest(store)).toEqual({version: OLD})
  })

  it('exits with 0 if it waits, and with 1 if it cannot look', async () => {
    expect((await run()).code).toBe(0)
    reply.status = 503
    expect(await run()).toMatchObject({code: 1, stderr: expect.stringContaining('answers 503.')})
    reply.status = 401
    expect((await run('--every', '10')).code).toBe(1)
  })
})
