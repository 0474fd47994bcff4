import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {gzipSync} from 'node:zlib'
import {afterEach, expect, it, type MockInstance, vi} from 'vitest'
import {checkBackend} from '../../bin/check-backend/check-backend.ts'
import {description} from './run.ts'

const servers: Server[] = []
let said: MockInstance
let complained: MockInstance

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  vi.restoreAllMocks()
})

async function serve(answer: RequestListener): Promise<string> {
  said = vi.spyOn(console, 'info').mockImplementation(() => {})
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const run = (...args: string[]): Promise<number> => checkBackend(args, () => description)
const textOf = (spy: MockInstance): string => spy.mock.calls.flat().join('\n')
const ITEM = ['--item', 'x', '--only', 'cart']
const BOMB = gzipSync(' '.repeat(20_000_000))

it('a reply cannot write to the terminal', async () => {
  const url = await serve((_, reply) =>
    reply.end('{"a": "\u001b[2J\u001b]0;pwned\u0007\n✓ cart: everything passed \u202e"}'),
  )
  expect(await run(url, ...ITEM)).toBe(1)
  expect(textOf(said)).toContain('\\x1b[2J\\x1b]0;pwned\\x07\\x0a✓ cart: everything passed \\u202e')
  for (const line of textOf(said).split('\n')) expect(line).not.toMatch(/[\p{Cc}\u202e]|^✓ cart: everything/u)
})

it('a body is read up to 5 MB, unpacked', async () => {
  const url = await serve((request, reply) => {
    if (request.url === '/') reply.end()
    else reply.writeHead(200, {'Content-Encoding': 'gzip'}).end(BOMB)
  })
  expect(await run(url, ...ITEM)).toBe(1)
  expect(textOf(said)).toContain('the body is longer than 5 MB')
  expect(await run(url, '--page', '/bomb')).toBe(2)
  expect(textOf(complained)).toContain('the body is longer than 5 MB')
})

it('a start page that never ends is given up', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50))
  const url = await serve((_, reply) => {
    const drip = setInterval(() => reply.write(' '), 20)
    reply.on('close', () => clearInterval(drip))
  })
  expect(await run(url)).toBe(2)
  expect(textOf(complained)).toContain('does not answer')
})

it('redirects of the start page stay on its server', async () => {
  const asked: string[] = []
  const inner = await serve((request, reply) => {
    asked.push(`${request.url}`)
    reply.end()
  })
  const outer = await serve(({url}, reply) => {
    const location = url === '/' ? '/start' : url === '/start' ? `${inner}/internal` : `${url}x`
    reply.writeHead(302, {Location: location}).end()
  })
  expect(await run(outer)).toBe(2)
  expect(textOf(complained)).toContain(`it redirects to ${inner}`)
  expect(asked).toEqual([])
  expect(await run(outer, '--page', '/loop')).toBe(2)
  expect(textOf(complained)).toContain('it redirects again and again')
})
