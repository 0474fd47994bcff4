import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import * as fake from '../../test/helpers/fake-server.ts'
import {fail, ok} from '../lib/result.ts'
import {page} from '../page/page.ts'
import {ApiError} from './errors.ts'
import {type Call, request} from './http.ts'

const {json, html, drop, silence, stall, cut, noContent} = fake
const OFFLINE = 'Please check your internet connection.'
const FAILED = 'Something went wrong. Please try again later.'
let server: fake.FakeServer

beforeAll(async () => {
  server = await fake.startFakeServer()
})

afterAll(() => server.close())

beforeEach(() => {
  vi.stubGlobal('document', {cookie: 'crumb=old'})
  page().api = server.origin
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  page().strings = {}
})

/** Makes every time-out end after this many ms instead. */
function hurry(ms: number): void {
  const timeout = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, ms))
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    (value) => new Error(`came through: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

const parse = (body: unknown) => (body === undefined ? fail('is not JSON') : ok(body))
const send = (call?: Call) => request('/a', parse, call)
const get = () => send()
const post = () => send({method: 'POST', body: {x: 1}})

describe('a call', () => {
  it('reads JSON without the CSRF header', async () => {
    server.answer(json({ok: 1}))
    expect(await get()).toEqual({ok: 1})
    expect(server.received[0]?.headers).not.toHaveProperty('x-csrf-token')
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('%s sends the crumb', async (method) => {
    server.answer(json({}))
    await send({method, headers: {'x-more': 'm'}, ...(method !== 'DELETE' && {body: {x: 'é'}})})
    expect(server.received).toHaveLength(1)
    const [received] = server.received
    expect(received).toMatchObject({method, headers: {'x-csrf-token': 'old', 'x-more': 'm'}})
    expect(received?.body).toEqual(method === 'DELETE' ? '' : {x: 'é'})
  })

  it('takes no content as null', async () => {
    server.answer(noContent)
    expect(await post()).toBeNull()
  })
})

describe('a refused crumb', () => {
  it.each([200, 403])('with status %i is replaced and the call repeated once', async (status) => {
    const fresh = 'n=e w/+%'
    server.answer(json({error: 'Invalid', crumbFail: true, crumb: fresh}, status), json({done: 1}))
    expect(await post()).toEqual({done: 1})
    expect(server.received.map(({headers}) => headers['x-csrf-token'])).toEqual(['old', fresh])
    expect(server.received.map(({body}) => body)).toEqual([{x: 1}, {x: 1}])
    expect(document.cookie).toBe('crumb=n=e%20w/+%25;path=/')
  })

  it('twice is an expired session', async () => {
    server.answer(json({error: 'Invalid', crumbFail: true, crumb: 'new'}))
    const error = await failure(post())
    expect(server.received).toHaveLength(2)
    expect(error).toMatchObject({
      kind: 'csrf',
      status: 200,
      message: 'POST /a: csrf (200) Invalid',
      visitorMessage: 'Your session has expired. Please reload the page and try again.',
    })
  })

  it('asks for cookies if they are blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', {get: refuse, set: refuse}))
    server.answer(json({crumbFail: true, crumb: 'new'}, 403))
    expect((await failure(post())).visitorMessage).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    )
    expect(server.received.map(({headers}) => headers['x-csrf-token'])).toEqual([undefined, 'new'])
  })
})

describe('repeats', () => {
  it('leave no reply unread: its request would stay open', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    server.answer(json({}, 503), json({ok: 1}))
    expect(await get()).toEqual({ok: 1})
    const answers = await Promise.all(fetched.mock.results.map(({value}) => value))
    expect(answers.map(({status, bodyUsed}) => [status, bodyUsed])).toEqual([
      [503, true],
      [200, true],
    ])
  })

  it.each([408, 429, 500, 502, 503, 504])('a read after %i', async (status) => {
    server.answer(json({}, status, {'retry-after': '60'}), json({ok: 1}))
    expect(await get()).toEqual({ok: 1})
    expect(server.received).toHaveLength(2)
  })

  it('a read after a lost connection', async () => {
    server.answer(drop, json({ok: 1}))
    expect(await get()).toEqual({ok: 1})
  })

  it('a read at most twice', async () => {
    server.answer(json({}, 500))
    expect((await failure(get())).kind).toBe('server')
    expect(server.received).toHaveLength(3)
  })

  it.each([400, 401, 404, 422])('no read after %i', async (status) => {
    server.answer(json({}, status))
    await failure(get())
    expect(server.received).toHaveLength(1)
  })

  it.each([json({}, 500), json({}, 503), json({}, 429), json({}, 408), drop, cut])(
    'no write',
    async (answer) => {
      server.answer(answer)
      await failure(post())
      expect(server.received).toHaveLength(1)
    },
  )
})

describe('time-out', () => {
  it.each([
    ['read', get],
    ['write', post],
  ])('ends a %s without a reply, and repeats nothing', async (_, call) => {
    hurry(400)
    for (const answer of [silence, stall]) {
      server.answer(answer)
      expect(await failure(call())).toMatchObject({kind: 'timeout', status: null})
      expect(server.received).toHaveLength(1)
    }
  })

  it('is 10 s for reads and 15 s for writes', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    server.answer(json({}))
    await get()
    await post()
    expect(timeout.mock.calls).toEqual([[10_000], [15_000]])
  })
})

describe('an error', () => {
  it('distinguishes an aborted call', async () => {
    const controller = new AbortController()
    server.answer(silence)
    const call = failure(send({signal: controller.signal}))
    setTimeout(() => controller.abort(), 20)
    expect(await call).toMatchObject({kind: 'aborted', visitorMessage: ''})
    expect(await failure(send({signal: AbortSignal.abort()}))).toMatchObject({kind: 'aborted'})
  })

  it('distinguishes offline from a lost connection; both have the same text', async () => {
    server.answer(drop)
    expect(await failure(post())).toMatchObject({kind: 'network', status: null, visitorMessage: OFFLINE})
    vi.stubGlobal('navigator', {onLine: false})
    expect(await failure(post())).toMatchObject({kind: 'offline', visitorMessage: OFFLINE})
  })

  it('keeps the cause', async () => {
    server.answer(cut)
    expect((await failure(post())).cause).toBeInstanceOf(Error)
  })

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not-found'],
    [409, 'invalid'],
    [422, 'invalid'],
    [500, 'server'],
  ])('%i is %s, with the server’s text', async (status, kind) => {
    server.answer(
      json({message: 'Not today.', errors: {name: 'Required', age: ['Too old', 'x'], bad: {}}}, status),
    )
    expect(await failure(post())).toMatchObject({
      kind,
      status,
      message: `POST /a: ${kind} (${status}) Not today.`,
      visitorMessage: 'Not today.',
      fieldErrors: {name: 'Required', age: 'Too old', bad: FAILED},
    })
  })

  it('accepts {error}, too, and has its own text if the server sends none', async () => {
    server.answer(
      json({error: 'Bad.'}, 400),
      html('<h1>Oops</h1>', 500),
      json([1], 500),
      json({message: {}}, 400),
    )
    const messages = [
      await failure(post()),
      await failure(post()),
      await failure(post()),
      await failure(post()),
    ]
    expect(messages.map((error) => error.visitorMessage)).toEqual(['Bad.', FAILED, FAILED, FAILED])
  })

  it.each(['<!doctype html><title>Log in</title>', '{"a":', 'OK'])(
    'rejects %j as malformed',
    async (text) => {
      server.answer(html(text))
      expect(await failure(post())).toMatchObject({kind: 'malformed', status: 200, visitorMessage: FAILED})
    },
  )

  it.each([
    [undefined, 'Please try again in a few seconds.'],
    ['5', 'Please try again in a few seconds.'],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 'Please try again in a few seconds.'],
    ['90', 'Please try again in 90 seconds.'],
  ])('tells after Retry-After %s when to try again', async (after, message) => {
    server.answer(json({error: 'Too many requests.'}, 429, after ? {'retry-after': after} : {}))
    expect(await failure(post())).toMatchObject({kind: 'rate-limit', status: 429, visitorMessage: message})
  })

  it('uses the page’s language', async () => {
    page().strings = {'api.rateLimit': 'Bitte später.'}
    server.answer(json({}, 429))
    expect((await failure(post())).visitorMessage).toBe('Bitte später.')
  })
})
