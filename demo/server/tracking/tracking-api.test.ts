import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {replyProblems} from '../testing/api-description.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Call, Visitor} from '../testing/visitor.ts'

interface Kept {
  name: string
  channel: string
  headers: Record<string, string>
  body: Record<string, unknown>
  data: Record<string, unknown>
  event_id: string | null
  times: number
}

const FORM = 'application/x-www-form-urlencoded'
const SHOPPING = {eventSchemaName: 'CommerceShopping', eventContent: '{"action":"VisitPDP","event_id":"e1"}'}

let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
  await visitor.call('/')
})

/** Sends like a beacon: no header except the content type. */
async function send(path: string, body: string, type = FORM, more: Call = {}): Promise<Response> {
  const headers = {'Content-Type': type, ...more.headers}
  const reply = await visitor.call(`/api${path}`, {method: 'POST', body, ...more, headers})
  expect(await replyProblems(reply, 'POST')).toEqual([])
  return reply
}

const form = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).status

const kept = async (name = ''): Promise<Kept[]> =>
  (await visitor.call(`/qa/events${name && `?name=${name}`}`)).json()

describe('the older tracker', () => {
  const event = () => ({
    crumb: visitor.cookies.get('crumb') ?? '',
    event: 'Pageview',
    data: '{"event_id":"p1","pagePath":"/a b"}',
  })

  it('accepts an event with the token in its body', async () => {
    expect(await statusOf('/events/RecordEvent', form(event()))).toBe(200)
    expect(await kept('Pageview')).toMatchObject([
      {
        name: 'Pageview',
        channel: 'older',
        headers: {'content-type': FORM},
        body: event(),
        data: {event_id: 'p1', pagePath: '/a b'},
        event_id: 'p1',
        times: 1,
      },
    ])
  })

  it.each(['', 'stale'])('refuses the token %j, returns the right one, and stores nothing', async (crumb) => {
    const reply = await send('/events/RecordEvent', form({...event(), crumb}))
    expect([reply.status, await reply.json()]).toEqual([
      403,
      {error: 'Invalid CSRF token.', crumbFail: true, crumb: event().crumb},
    ])
    expect(await kept()).toEqual([])
  })

  it.each([{event: ''}, {data: ''}, {data: 'x'}, {data: '[]'}, {data: 'null'}])(
    'refuses %j',
    async (part) => {
      expect(await statusOf('/events/RecordEvent', form({...event(), ...part}))).toBe(400)
    },
  )
})

describe('the newer tracker', () => {
  const PATH = '/v1/clanker/events'

  it.each([
    ['application/json', JSON.stringify(SHOPPING)],
    ['text/plain;charset=UTF-8', JSON.stringify(SHOPPING)],
    [FORM, form(SHOPPING)],
  ])('accepts an event as %s, without a token', async (type, body) => {
    visitor.cookies.clear()
    expect(await statusOf(PATH, body, type)).toBe(200)
    expect(await kept('CommerceShopping')).toMatchObject([
      {channel: 'newer', body: SHOPPING, data: {action: 'VisitPDP'}, event_id: 'e1'},
    ])
    expect(await kept('VisitPDP')).toHaveLength(1)
    expect(await kept('AddToCart')).toEqual([])
  })

  it('stores an id once, and counts how often it arrived', async () => {
    for (const name of ['A', 'A', 'B', 'A'])
      await send(PATH, JSON.stringify({eventSchemaName: name, eventContent: {event_id: `id of ${name}`}}))
    for (const _ of 'ab') await send(PATH, JSON.stringify({eventSchemaName: 'without', eventContent: {}}))
    expect((await kept()).map(({name, times}) => [name, times])).toEqual([
      ['A', 3],
      ['B', 1],
      ['without', 1],
      ['without', 1],
    ])
  })

  it('answers pages of the allowed origins, whatever content type their JSON has', async () => {
    const Origin = 'https://shop.example'
    const other = await startDemo({eventOrigins: [Origin, 'https://blog.example']})
    visitor = other.visitor()
    const ask = {'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type'}
    const may = await visitor.call(`/api${PATH}`, {method: 'OPTIONS', headers: {Origin, ...ask}})
    expect([may.status, may.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'content-type'])
    const reply = await send(PATH, JSON.stringify(SHOPPING), 'application/json', {headers: {Origin}})
    for (const {headers} of [may, reply]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe(Origin)
      expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
    }
    await other.stop()
  })

  it('lets them read how long to wait', async () => {
    const Origin = 'https://shop.example'
    const other = await startDemo({eventOrigins: [Origin], storedPerHour: {events: 10}})
    visitor = other.visitor()
    const {status, headers} = await send(PATH, JSON.stringify(SHOPPING), 'text/plain', {headers: {Origin}})
    await other.stop()
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([429, Origin])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it.each(['https://shop.example', 'https://blog.example.evil.example', 'null'])(
    'does not answer pages of %s, and stores nothing',
    async (Origin) => {
      const other = await startDemo({eventOrigins: ['https://blog.example']})
      visitor = other.visitor()
      const ask = {'Access-Control-Request-Method': 'POST'}
      const may = await visitor.call(`/api${PATH}`, {method: 'OPTIONS', headers: {Origin, ...ask}})
      const reply = await send(PATH, JSON.stringify(SHOPPING), 'text/plain', {headers: {Origin}})
      expect(reply.status).toBe(403)
      for (const {headers} of [may, reply]) expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
      expect(await kept()).toEqual([])
      await other.stop()
    },
  )

  it.each(['', '[]', '{', '{}', '{"eventSchemaName":"A"}', '{"eventSchemaName":"A","eventContent":"{"}'])(
    'refuses %j',
    async (body) => {
      expect(await statusOf(PATH, body, 'application/json')).toBe(400)
      expect(await kept()).toEqual([])
    },
  )

  it('refuses bodies that are too large', async () => {
    expect(await statusOf(PATH, 'x'.repeat(100_001), 'text/plain')).toBe(413)
  })
})

describe('validation', () => {
  const validate = async (name: string, content: unknown) =>
    (
      await send(`/v1/clanker/validate-event-content/${name}`, JSON.stringify(content), 'application/json')
    ).json()

  it('names each problem by its path, and stores nothing', async () => {
    expect(await validate('VisitPDP', {productId: 'p'})).toEqual({valid: true, errors: []})
    expect(await validate('RelatedProductClick', {productId: 1, position: 1, more: 1})).toEqual({
      valid: false,
      errors: [
        {path: '', message: 'must NOT have additional properties: more'},
        {path: '/productId', message: 'must be string'},
      ],
    })
    expect(await kept()).toEqual([])
  })

  it('accepts only schemas of the shop', async () => {
    for (const name of ['Unheard%20of', '__proto__', 'constructor', 'toString'])
      expect(await validate(name, {}), name).toEqual({error: 'There is no schema of this name.'})
  })
})

describe('the census', () => {
  it('counts a hit with the visitor’s record', async () => {
    const fields = {event: 'View', data: '{"event_id":"h1","title":"Höme & co"}', ss_cvr: 'id|1|2|3|4'}
    expect(await statusOf('/census/RecordHit', form(fields))).toBe(200)
    expect(await kept('RecordHit')).toMatchObject([
      {channel: 'census', body: fields, data: {title: 'Höme & co'}, event_id: 'h1'},
    ])
  })

  it.each(['button-click', 'button-render'])('counts a %s', async (name) => {
    await send(`/census/${name}`, form({visitorCookie: '', data: '{"url":"/","event_id":"b1"}'}))
    await send(`/census/${name}`, form({visitorCookie: '', url: '/', event_id: 'b1'}))
    expect(await kept(name)).toMatchObject([{channel: 'census', data: {url: '/'}, event_id: 'b1', times: 2}])
  })

  it('requires no token: a beacon has none', async () => {
    visitor.cookies.clear()
    expect(await statusOf('/census/RecordQuickView/p%201', '')).toBe(200)
    expect(await statusOf('/census/form-render', form({formId: 'f', event_id: 'f1'}))).toBe(200)
    expect(await statusOf('/census/overlay', form({event: 'view', version: '1'}))).toBe(200)
    expect((await kept()).map(({name, data}) => [name, data])).toEqual([
      ['RecordQuickView', {productId: 'p 1'}],
      ['form-render', {formId: 'f', event_id: 'f1'}],
      ['overlay', {event: 'view', version: '1'}],
    ])
  })

  it.each([
    ['RecordHit', {event: '', data: '{}'}],
    ['RecordHit', {event: 'View', data: '7'}],
    ['form-render', {formId: ''}],
    ['overlay', {event: 'seen', version: '1'}],
    ['overlay', {event: 'view'}],
  ])('refuses %s of %j', async (name, fields) => {
    expect(await statusOf(`/census/${name}`, form(fields))).toBe(400)
  })
})

describe('field data', () => {
  const data = {version: '0.2.0', engine: 'webkit', mounts: 5, errors: 1, missing: 0, interaction: 47}
  const report = (part: object = {}, id = 'f1') =>
    form({event: 'FieldData', data: JSON.stringify({...data, event_id: id, ...part})})
  const PATH = '/census/field-data'

  it('is counted by release and engine, without a token, and each id once', async () => {
    visitor.cookies.clear()
    for (const id of ['f1', 'f1', 'f2']) expect(await statusOf(PATH, report({}, id))).toBe(200)
    expect(
      await statusOf(PATH, report({version: '0.1.0', errors: 0, missing: 2, interaction: undefined}, 'f3')),
    ).toBe(200)
    expect(await (await visitor.call('/qa/field-data')).json()).toEqual({
      '0.2.0': {
        webkit: {pages: 2, mounts: 10, errors: 2, failed: 2, missing: 0, interactions: [0, 0, 0, 0, 0, 2]},
      },
      '0.1.0': {webkit: {pages: 1, mounts: 5, errors: 0, failed: 0, missing: 1, interactions: []}},
    })
    const later = Date.now() + 60_000
    expect(await (await visitor.call(`/qa/field-data?since=${later}`)).json()).toEqual({})
  })

  it.each([
    {version: ''},
    {version: '__proto__'},
    {version: '1.2'},
    {version: `1.2.3-${'a'.repeat(41)}`},
    {engine: 1},
    {engine: '__proto__'},
    {engine: 'constructor'},
    {mounts: -1},
    {errors: 6},
    {missing: 'x'},
    {interaction: 'x'},
  ])('refuses %j', async (part) => {
    expect(await statusOf(PATH, report(part))).toBe(400)
  })

  it.each(['0.2.0', '10.20.30-next.1', '1.0.0+build.5'])('accepts the version %s', async (version) => {
    expect(await statusOf(PATH, report({version}))).toBe(200)
    expect(Object.keys(await (await visitor.call('/qa/field-data')).json())).toEqual([version])
  })

  it.each(['x', '', '-1', '1.5'])('is not read since %j', async (since) => {
    expect((await visitor.call(`/qa/field-data?since=${since}`)).status).toBe(400)
  })
})

describe('errors of pages', () => {
  const report = {event: 'error', data: {message: 'x is not a function', count: 2}, timestamp: 1}
  const PATH = '/events/RecordJavascriptErrors'

  it('arrive as a list, with the token in the header', async () => {
    expect((await visitor.api(PATH, {method: 'POST', json: [report]})).status).toBe(200)
    expect(await kept('RecordJavascriptErrors')).toMatchObject([{channel: 'errors', body: [report]}])
    expect(await statusOf(PATH, JSON.stringify([report]), 'application/json')).toBe(403)
  })

  it.each([[[]], [{}], [[{event: 'error'}]], [Array(21).fill(report)]])('%j is refused', async (json) => {
    expect((await visitor.api(PATH, {method: 'POST', json})).status).toBe(400)
  })
})

it('a visitor has one identifier for the recorder, and shares it with no other visitor', async () => {
  const idOf = async (one: Visitor) => (await one.call('/api/commerce/fullstory/getId')).json()
  const id = await idOf(visitor)
  expect(id).toEqual({data: expect.stringMatching(/^[0-9a-f]{32}$/)})
  expect(await idOf(visitor)).toEqual(id)
  expect(await idOf(demo.visitor())).not.toEqual(id)
})

it('tracking has a separate rate limit', async () => {
  const small = await startDemo({writesPerMinute: 1})
  const other = small.visitor()
  await other.call('/')
  const hit = () =>
    other.call('/api/census/overlay', {method: 'POST', body: form({event: 'view', version: '1'})})
  for (const _ of 'abcde') expect((await hit()).status).toBe(200)
  const last = await hit()
  expect([last.status, Number(last.headers.get('Retry-After')) > 0]).toEqual([429, true])
  const key = await other.api('/form/FormSubmissionKey', {method: 'POST'})
  expect(key.status).toBe(200)
  await small.stop()
})
