import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {QUOTAS} from '../storage/quotas.ts'
import {replyProblems} from '../testing/api-description.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const PATH = '/commerce/withdrawals'

let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(async () => {
  expect(demo.problems).toEqual([])
  await demo.stop()
})
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const typed = {name: 'Ada Lovelace', orderOrContract: '1842', email: 'ada@example.com'}
const newKey = () => crypto.randomUUID()
const said = (more: Record<string, unknown> = {}) => ({
  ...typed,
  statement: 'I withdraw from this contract.',
  key: newKey(),
  ...more,
})

/** Checks every reply against the API description. */
async function send(json: unknown, by = visitor): Promise<Response> {
  const reply = await by.api(PATH, {method: 'POST', json})
  expect(await replyProblems(reply, 'POST')).toEqual([])
  return reply
}

const read = async (path: string): Promise<Record<string, unknown>[]> =>
  (await visitor.call(`/qa/${path}`)).json()

describe('a statement from a script', () => {
  it('is stored with its time, and answered without log-in', async () => {
    const now = Date.UTC(2026, 6, 1, 23, 59)
    await visitor.call('/qa/clock', {method: 'POST', json: {now}})
    const statement = said()
    const reply = await send(statement)
    expect([reply.status, await reply.json()]).toEqual([
      200,
      {id: expect.any(String), receivedAt: expect.any(Number)},
    ])
    const [stored, ...more] = await read('withdrawals')
    expect([stored, more]).toEqual([
      {...statement, id: expect.any(String), receivedAt: expect.any(Number)},
      [],
    ])
    // the clock goes on
    expect(Number(stored?.receivedAt) - now).toBeLessThan(10_000)
  })

  it('is stored once by its key, also when it is sent eight times at once', async () => {
    const statement = said()
    const replies = await Promise.all(Array.from({length: 8}, () => send(statement)))
    const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await read('withdrawals')).toHaveLength(1)
    expect(await read('mails')).toHaveLength(1)
  })

  it('is not swallowed by the key of another', async () => {
    const key = newKey()
    await send(said({key}))
    const reply = await send(said({key, orderOrContract: '1843'}))
    expect([reply.status, await reply.json()]).toEqual([
      422,
      {message: 'This was changed since you confirmed it. Please confirm it again.'},
    ])
    expect(await read('withdrawals')).toHaveLength(1)
  })

  it.each([
    [{name: ' '}, {name: 'Required'}],
    [{name: '…!'}, {name: 'Enter a valid value.'}],
    [{name: 7}, {name: 'Enter a valid value.'}],
    [{name: 'x'.repeat(301)}, {name: 'You have exceeded the character limit.'}],
    [{orderOrContract: undefined}, {orderOrContract: 'Required'}],
    [
      {email: 'ada@'},
      {email: 'Email is not valid. Email addresses should follow the format user@domain.com.'},
    ],
    [{statement: ['x']}, {statement: 'Enter a valid value.'}],
    [{statement: 'x'.repeat(2001)}, {statement: 'You have exceeded the character limit.'}],
  ])('of %j is refused by field', async (more, errors) => {
    const reply = await send(said(more))
    expect([reply.status, await reply.json()]).toMatchObject([400, {errors}])
    expect(await read('withdrawals')).toEqual([])
  })

  it.each(['short', 'k'.repeat(201), 7, undefined])('with the key %j is refused', async (key) => {
    expect((await send(said({key}))).status).toBe(400)
    expect(await read('withdrawals')).toEqual([])
  })

  it('is refused without the token of the visitor', async () => {
    const reply = await visitor.call(`/api${PATH}`, {method: 'POST', json: said()})
    expect([reply.status, await reply.json()]).toMatchObject([403, {crumbFail: true}])
  })

  it('survives a restart', async () => {
    const first = await startDemo()
    const statement = said()
    const {id} = await (await send(statement, first.visitor())).json()
    const second = await first.restart()
    const again = second.visitor()
    expect(await (await send(statement, again)).json()).toMatchObject({id})
    await second.stop()
  })
})

describe('the receipt', () => {
  it('goes to the address, and repeats the statement with date, time and zone', async () => {
    await visitor.call('/qa/clock', {method: 'POST', json: {now: Date.UTC(2026, 6, 1, 23, 59)}})
    const {id} = await (await send(said({name: 'Ada\r\nBcc: all@example.com'}))).json()
    expect(await read('mails')).toEqual([
      {
        to: 'ada@example.com',
        subject: 'Receipt of your withdrawal',
        text: expect.stringMatching(/^Your withdrawal arrived on July 1, 2026 at 11:59:00.PM UTC\.\n/),
      },
    ])
    const [{text = ''} = {}] = await read('mails')
    for (const one of [id, '1842', 'I withdraw from this contract.']) expect(text).toContain(one)
  })

  it.each(['ar', 'ja'])('is in the language of the store %s', async (store) => {
    await visitor.call(`/?store=${store}`)
    await send(said())
    const [{subject = '', text = ''} = {}] = await read('mails')
    expect(`${subject} ${text}`).not.toMatch(/receipt|arrived/i)
  })
})

it('a network can store only its share', async () => {
  const each = QUOTAS.withdrawals.row + 2000
  const small = await startDemo({storedPerHour: {withdrawals: each}})
  const other = small.visitor()
  expect((await send(said(), other)).status).toBe(200)
  const statuses = [(await send(said(), other)).status, (await send(said(), other)).status]
  expect(statuses).toContain(429)
  await small.stop()
})

describe('without script', () => {
  const crumb = async () => {
    const page = await (await visitor.call('/withdrawal')).text()
    return /name="crumb" value="([^"]+)"/.exec(page)?.[1] ?? ''
  }
  const submit = async (more: Record<string, string> = {}) =>
    visitor.submit('/withdrawal', {crumb: await crumb(), ...typed, ...more})
  const keyIn = (page: string): string => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''

  it('asks for a confirmation, stores it once, and shows the receipt', async () => {
    const asked = await (await submit()).text()
    expect(asked).toContain('>Confirm withdrawal<')
    expect(asked).toContain('<dd>1842</dd>')
    expect(await read('withdrawals')).toEqual([])
    const confirmed = {
      step: 'confirmed',
      key: keyIn(asked),
      statement: 'I withdraw from this contract.',
    }
    const replies = await Promise.all([submit(confirmed), submit(confirmed)])
    const [{id = ''} = {}, ...more] = await read('withdrawals')
    expect(more).toEqual([])
    for (const reply of replies)
      expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/withdrawal/${id}`])
    const receipt = await (await visitor.call(`/withdrawal/${id}`)).text()
    expect(receipt).toContain('We have received your withdrawal')
    expect(receipt).toMatch(/It arrived on [A-Z][a-z]+ \d+, \d{4} at [\d:]+.[AP]M UTC\./)
    expect(receipt).toContain(String(id))
  })

  it('shows a receipt only to the browser that sent it', async () => {
    const {id} = await (await send(said())).json()
    expect((await visitor.call(`/withdrawal/${id}`)).status).toBe(200)
    expect((await demo.visitor().call(`/withdrawal/${id}`)).status).toBe(404)
    expect((await visitor.call('/withdrawal/none')).status).toBe(404)
  })

  it.each(['', 'confirmed'])('says what is wrong beside each field, in the step "%s"', async (step) => {
    const reply = await submit({name: '', email: '<b>"', step, key: newKey()})
    const page = await reply.text()
    expect(reply.status).toBe(400)
    expect(page).toContain('id="withdrawal-name-problem">Required<')
    expect(page).toMatch(/value="&lt;b&gt;&quot;"[^>]*aria-describedby="withdrawal-email-problem"/)
    expect(page).toContain('value="1842"')
    expect(await read('withdrawals')).toEqual([])
  })

  it('goes back to correct it', async () => {
    const page = await (await submit({step: 'corrected', key: newKey()})).text()
    expect(page).toContain('value="Ada Lovelace"')
    expect(page).not.toContain('Confirm withdrawal')
  })

  it('is refused with a stale token, and keeps the input', async () => {
    const reply = await submit({crumb: 'stale', step: 'confirmed', key: newKey()})
    expect(reply.status).toBe(403)
    expect(await reply.text()).toContain('value="Ada Lovelace"')
  })

  it('is reached from the account, and from an order with its number', async () => {
    expect(await (await visitor.call('/account')).text()).toContain('href="/withdrawal"')
    expect(await (await visitor.call('/withdrawal?order=%3Cb%3E')).text()).toContain('value="&lt;b&gt;"')
  })

  it.each(['en', 'ar', 'ja'])('has every text in store %s', async (store) => {
    const reply = await visitor.call(`/withdrawal?store=${store}`)
    expect(await reply.text()).not.toMatch(/\{\.|\{localized/)
  })
})
