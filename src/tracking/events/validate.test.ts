// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import type {Call} from '../send/call.ts'
import {createValidator} from './validate.ts'

const EVENTS = 'https://events.example/api/v1/clanker/events'

const call = (url: string, body: unknown): Call => ({
  url,
  type: 'text/plain',
  body: JSON.stringify(body),
  isOwn: false,
  keepalive: true,
  stop: new AbortController(),
  start: 0,
  isPlain: false,
})

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const info = vi.spyOn(console, 'info').mockImplementation(() => {})
const lines = () => [...warn.mock.calls, ...info.mock.calls].map(([line]) => line)
const fetched = vi.fn()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

/** The receiver's reply to an event. */
async function validate(reply: Response | Error, url = EVENTS): Promise<unknown> {
  fetched.mockImplementation(async () => {
    if (reply instanceof Error) throw reply
    return reply
  })
  return createValidator({environment: 'dev'})?.transmit(
    call(url, {eventSchemaName: 'Commerce/Shopping', eventContent: '{"a":1}'}),
  )
}

it('sends the content of an event to be checked, and nothing else', async () => {
  expect(await validate(Response.json({valid: true, errors: []}))).toEqual({status: 200, retryAfter: 0})
  expect(fetched.mock.calls).toEqual([
    [
      'https://events.example/api/v1/clanker/validate-event-content/Commerce%2FShopping',
      expect.objectContaining({method: 'POST', body: '{"a":1}', credentials: 'omit'}),
    ],
  ])
  expect(lines()).toEqual(['[vitrine] tracking: Commerce/Shopping is valid'])
})

it('reports the problem of each field', async () => {
  const errors = [
    {path: '/productId', message: 'must be string'},
    {path: '', message: 'is too long'},
  ]
  await validate(Response.json({valid: false, errors}))
  expect(lines()).toEqual([
    '[vitrine] tracking: Commerce/Shopping /productId: must be string',
    '[vitrine] tracking: Commerce/Shopping /: is too long',
  ])
})

it.each([
  ['no schema', new Response('', {status: 404}), 'HTTP Status 404'],
  ['no JSON', new Response('<html>'), 'cannot be validated'],
  ['no answer', new TypeError('Failed to fetch'), 'cannot be validated'],
])('logs %s, and never fails', async (_, reply, line) => {
  expect(await validate(reply)).toEqual({status: 200, retryAfter: 0})
  expect(lines()).toEqual([expect.stringContaining(line)])
})

it('sends nothing for an event without a schema', async () => {
  await validate(new Response(), 'https://shop.example/api/census/RecordHit')
  expect(createValidator({environment: 'dev'})?.handOver(call(EVENTS, {}))).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
})

it.each(['dev', 'qa', 'staging'])('is there on a page for %s', (environment) => {
  expect(createValidator({environment})).not.toBeNull()
  expect(lines()).toEqual([])
})

it.each([{}, {environment: 'prod'}, {environment: 'moon'}])(
  'is refused on the public page %o, except for the platform’s staff',
  (raw) => {
    expect(createValidator(raw)).toBeNull()
    expect(lines()).toEqual([expect.stringContaining('data-tracking="validate"')])
    expect(createValidator({...raw, isInternal: true})).not.toBeNull()
  },
)
