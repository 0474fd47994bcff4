import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {zstdDecompressSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {hashOf} from '../../../bin/deltas/delta.ts'
import {writeDeltas} from '../../../bin/deltas/write-deltas.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'

const letters = Array.from({length: 300}, (_, n) => `export const name${n * n} = ${n % 7}`).join('\n')
const OLD = Buffer.from(letters)
const NEW = Buffer.from(letters.replace('name4 =', 'name5 ='))
const FILE = '/vitrine/chunks/core-fresher.js'

let folder: string
let demo: TestDemo
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-dist-'))
  for (const sub of ['chunks', 'assets']) await mkdir(join(folder, sub))
  await writeFile(join(folder, 'chunks/core-earlier.js'), OLD)
  await writeFile(join(folder, 'chunks/core-fresher.js'), NEW)
  await writeFile(join(folder, 'loader.js'), 'load()')
  await writeFile(join(folder, 'manifest.json'), '{"files": {"chunks/core-fresher.js": {}}}')
  writeDeltas(folder)
  demo = await startDemo({distFolder: folder})
})
afterAll(async () => {
  await demo.stop()
  await rm(folder, {recursive: true})
})

/** The request headers of a browser that supports `dcz` and has a dictionary. */
const headersFor = (dictionary: string) => ({
  'Accept-Encoding': 'gzip, br, dcz',
  'Available-Dictionary': `:${dictionary}:`,
})

const ask = (headers: Record<string, string>, path = FILE) => fetch(demo.url + path, {headers})

const encodingOf = (reply: Response) => reply.headers.get('Content-Encoding')

describe('a built file whose name changes with releases', () => {
  it('is the dictionary of its later versions', async () => {
    const {headers} = await ask({})
    expect(headers.get('Use-As-Dictionary')).toBe('match="/vitrine/chunks/core-*.js"')
    expect(headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary')
  })

  it('is sent as a delta to browsers with the earlier version', async () => {
    const reply = await ask(headersFor(hashOf(OLD)))
    expect(encodingOf(reply)).toBe('dcz')
    expect(reply.headers.get('Use-As-Dictionary')).toBe('match="/vitrine/chunks/core-*.js"')
    const body = Buffer.from(await reply.arrayBuffer())
    expect(body.subarray(0, 8)).toEqual(Buffer.from('5e2a4d1820000000', 'hex'))
    expect(body.subarray(8, 40).toString('base64')).toBe(hashOf(OLD))
    expect(zstdDecompressSync(body.subarray(40), {dictionary: OLD})).toEqual(NEW)
  })

  it.each([
    ['no dictionary', {'Accept-Encoding': 'gzip, br, dcz'}],
    ['another dictionary', headersFor(hashOf(NEW))],
    ['an invalid hash', headersFor('../../secret')],
    ['it, but without support for deltas', {...headersFor(hashOf(OLD)), 'Accept-Encoding': 'br'}],
  ])('is sent whole to browsers with %s', async (_, headers) => {
    const reply = await ask(headers)
    expect(encodingOf(reply)).toBe('br')
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(NEW)
  })

  it('has a different ETag in each encoding', async () => {
    const tag = (await ask(headersFor(hashOf(OLD)))).headers.get('ETag') ?? ''
    const statusFor = async (dictionary: string) =>
      (await ask({...headersFor(dictionary), 'If-None-Match': tag})).status
    expect([await statusFor(hashOf(OLD)), await statusFor(hashOf(NEW))]).toEqual([304, 200])
  })

  it('has the same headers without a body', async () => {
    const reply = await fetch(demo.url + FILE, {method: 'HEAD', headers: headersFor(hashOf(OLD))})
    expect([encodingOf(reply), await reply.text()]).toEqual(['dcz', ''])
  })

  it('is sent in one piece', async () => {
    const reply = await ask({...headersFor(hashOf(OLD)), Range: 'bytes=0-9'})
    expect([reply.status, encodingOf(reply)]).toEqual([200, 'dcz'])
  })
})

it('a file with a fixed name is not a dictionary', async () => {
  const reply = await ask(headersFor(hashOf(OLD)), '/vitrine/loader.js')
  expect([encodingOf(reply), reply.headers.get('Use-As-Dictionary')]).toEqual(['br', null])
})
