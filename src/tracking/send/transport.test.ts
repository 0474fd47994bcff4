import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import {
  type Answer,
  drop,
  type FakeServer,
  json,
  silence,
  startFakeServer,
} from '../../../test/helpers/fake-server.ts'
import type {Call} from './call.ts'
import {network, readAnswer} from './transport.ts'

let server: FakeServer
beforeAll(async () => {
  server = await startFakeServer()
})
afterAll(() => server.close())
beforeEach(() => () => vi.unstubAllGlobals())

const callOf = (more: Partial<Call> = {}): Call => ({
  url: `${server.origin}/events`,
  type: 'application/json',
  body: '{}',
  isOwn: true,
  keepalive: false,
  stop: new AbortController(),
  start: 0,
  isPlain: false,
  ...more,
})

describe('an answer', () => {
  it.each<[string, Answer, object]>([
    ['its status', json({}, 202), {status: 202, retryAfter: 0}],
    [
      'the wait that the server demands',
      json({}, 503, {'Retry-After': '2'}),
      {status: 503, retryAfter: 2000},
    ],
    ['no status of the page that a redirect leads to', json({}, 307, {Location: '/'}), {retryAfter: 0}],
    ['none where the connection ends', drop, {status: 0, retryAfter: 0}],
  ])('has %s', async (_what, answer, expected) => {
    server.answer(answer)
    expect(await network.transmit(callOf())).toMatchObject(expected)
    expect(server.received).toMatchObject([{method: 'POST', url: '/events', body: {}}])
  })

  it('is read to its end: until then, the request counts as open', async () => {
    const response = new Response('{}')
    vi.stubGlobal('fetch', async () => response)
    await network.transmit(callOf())
    expect(response.bodyUsed).toBe(true)
  })

  it('that does not come in time is a time-out', async () => {
    server.answer(silence)
    const call = callOf()
    const answer = network.transmit(call)
    call.stop.abort()
    expect(await answer).toEqual({status: 408, retryAfter: 0})
  })

  it.each([
    [null, 0],
    ['soon', 0],
    ['90', 90_000],
    ['86400', 3_600_000],
  ])('waits for %s', (wait, retryAfter) => {
    expect(readAnswer(503, wait)).toEqual({status: 503, retryAfter})
  })

  it('waits until a date', () => {
    const {retryAfter} = readAnswer(503, new Date(Date.now() + 60_000).toUTCString())
    expect(retryAfter).toBeGreaterThan(55_000)
    expect(retryAfter).toBeLessThanOrEqual(60_000)
  })
})

it('a `fetch` of another script is not used', () => {
  expect(network.canFetch()).toBe(false)
  vi.stubGlobal('fetch', fetch.bind(globalThis))
  expect(network.canFetch()).toBe(true)
})

describe('a request that the browser takes over', () => {
  it.each([true, false])('is taken, or not: %s', async (isTaken) => {
    const sendBeacon = vi.fn((_url: string, _body: Blob) => isTaken)
    vi.stubGlobal('navigator', {sendBeacon})
    expect(network.handOver(callOf({body: 'a=1', type: 'text/plain'}))).toBe(isTaken)
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    expect([url, body?.type, await body?.text()]).toEqual([`${server.origin}/events`, 'text/plain', 'a=1'])
  })

  it('is not taken where the browser throws', () => {
    vi.stubGlobal('navigator', {
      sendBeacon() {
        throw new TypeError('no')
      },
    })
    expect(network.handOver(callOf())).toBe(false)
  })
})
