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

describe('what reaches fetch', () => {
  /** The address and the options of the call that `run` makes. */
  async function argumentsOf(run: () => Promise<unknown>): Promise<Parameters<typeof fetch>> {
    const fetched = vi.spyOn(globalThis, 'fetch')
    server.answer(json({ok: 1}))
    await run()
    return fetched.mock.calls[0] ?? ['']
  }

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'of a %s is an address and every field, so that the change outlives the page',
    async (method) => {
      const body = method === 'DELETE' ? undefined : {x: 1}
      const type = body && {'Content-Type': 'application/json'}
      expect(await argumentsOf(() => send({method, body, headers: {'X-More': 'm'}}))).toEqual([
        `${server.origin}/a`,
        {
          method,
          credentials: 'include',
          cache: 'default',
          keepalive: true,
          headers: {...type, 'X-More': 'm', 'X-CSRF-Token': 'old'},
          signal: expect.any(AbortSignal),
          body: body ? '{"x":1}' : null,
        },
      ])
    },
  )

  it('of a read, and of a body that browsers would refuse, ends with the page', async () => {
    expect(await argumentsOf(get)).toMatchObject([`${server.origin}/a`, {method: 'GET', keepalive: false}])
    const large = 'x'.repeat(8000)
    expect((await argumentsOf(() => send({method: 'POST', body: large})))[1]).toMatchObject({
      keepalive: false,
    })
  })
})

describe('the HTTP cache', () => {
  /** How the calls were made, one after the other. */
  async function cachesOf(count: number): Promise<unknown[]> {
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (let call = 0; call < count; call++) await get()
    return fetched.mock.calls.map(([, options]) => options?.cache)
  }

  it('is passed over by a read whose reply browsers may keep', async () => {
    server.answer(json({ok: 1}), json({ok: 1}, 200, {'Cache-Control': 'max-age=60'}), json({ok: 1}))
    expect(await cachesOf(3)).toEqual(['no-store', 'no-store', 'no-store'])
  })

  it('has nothing of a read whose reply forbids it: the next one needs no other preflight', async () => {
    const unkept = json({ok: 1}, 200, {'Cache-Control': 'private, no-store'})
    server.answer(unkept, unkept, json({ok: 1}))
    expect(await cachesOf(4)).toEqual(['no-store', 'default', 'default', 'no-store'])
    server.answer(unkept)
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const at of [1, 2]) await request(`/read?at=${at}`, parse)
    expect(fetched.mock.calls.slice(-2).map(([, options]) => options?.cache)).toEqual(['no-store', 'default'])
  })
})

it('no more calls than browsers allow outlive the page: a further one would be refused', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  server.answer(json({ok: 1}))
  await Promise.all(Array.from({length: 10}, post))
  await post()
  const alive = fetched.mock.calls.map(([, options]) => options?.keepalive)
  expect(alive).toEqual([...Array(8).fill(true), false, false, true])
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

  it('may be reported in the data of the reply', async () => {
    server.answer(json({data: {error: 'Invalid', crumbFail: true, crumb: 'new'}}, 400), json({done: 1}))
    expect(await post()).toEqual({done: 1})
    expect(server.received.map(({headers}) => headers['x-csrf-token'])).toEqual(['old', 'new'])
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
    [410, 'not-found'],
    [422, 'invalid'],
  ])('%i is %s, with the server’s text', async (status, kind) => {
    server.answer(
      json({message: 'Not today.', errors: {name: 'Required', age: ['Too old', 'x'], bad: {}}}, status),
    )
    expect(await failure(post())).toMatchObject({
      kind,
      status,
      message: `POST /a: ${kind} (${status}) Not today.`,
      visitorMessage: 'Not today.',
      fieldErrors: {name: 'Required', age: 'Too old; x', bad: FAILED},
    })
  })

  it.each([500, 502, 503])('%i shows visitors nothing of what the server says', async (status) => {
    const message = 'SQLSTATE[HY000] in cart.php:42'
    server.answer(json({message, errors: {name: message}, data: {error: message}}, status))
    expect(await failure(post())).toMatchObject({
      kind: 'server',
      message: `POST /a: server (${status}) ${message}`,
      visitorMessage: FAILED,
      fieldErrors: {},
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
    ['3599', 'Please try again in 3599 seconds.'],
    ['3600', 'Please try again later.'],
    ['1000000000', 'Please try again later.'],
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
