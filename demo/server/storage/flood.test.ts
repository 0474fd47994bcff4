import {afterEach, beforeEach, expect, it} from 'vitest'
import {isAll} from '../../../test/helpers/all.ts'
import {pageForms} from '../../seed/forms.ts'
import {club, planner} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

/** A product with stock alerts. */
const VASE = {productId: '64a1f0c27be1d20013c0aa03', variantId: 'VASE-ASH'}

/** What a stranger sends to each call that stores something. */
const SENT = 20_000_000
const CONCURRENT = 8
/** Writes to the disk are slow on a busy machine. */
const TIMEOUT_MS = 180_000
/** After this many refusals in a row, the rest would be refused, too. */
const MOST_REFUSED = 20

let demo: TestDemo
let visitor: Visitor
beforeEach(async () => {
  demo = await startDemo()
  visitor = demo.visitor()
  await visitor.call('/')
})
afterEach(() => demo.stop())

interface Opened {
  token: string
  entry: string
}

interface Sent {
  path: string
  method?: string
  body: string
  type?: string
}

const crumbOf = () => visitor.cookies.get('crumb') ?? ''

/** Without other cookies than the token, each call is made by a new visitor. */
async function send({path, method = 'POST', body, type = 'application/json'}: Sent): Promise<Response> {
  const reply = await fetch(demo.url + path, {
    method,
    body,
    redirect: 'manual',
    headers: {
      'Content-Type': type,
      'X-CSRF-Token': crumbOf(),
      Cookie: Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const text = await reply.text()
  return new Response(text || null, {status: reply.status})
}

const FORM = 'application/x-www-form-urlencoded'

const fill = (length: number): string => 'x'.repeat(length)
/** As long as the server accepts. */
const pad = (json: object): string =>
  JSON.stringify({...json, other: fill(99_900 - JSON.stringify(json).length)})
const post = (path: string, json: object): Sent => ({path, body: pad(json)})
const form = (path: string, fields: Record<string, string>, other = 95_000): Sent => ({
  path,
  type: FORM,
  body: new URLSearchParams({crumb: crumbOf(), ...fields, other: fill(other)}).toString(),
})

const noted = (index: number) => ({additionalFields: {note: `${index} ${fill(7900)}`}})
const emailOf = (index: number): string => `${`${index}`.padStart(200, 'x')}@example.com`
const typed = Object.fromEntries(
  'email name line1 line2 city region postalCode country'.split(' ').map((name) => [name, fill(300)]),
)
const event = (index: number) => JSON.stringify({event_id: `${index}${fill(20_000)}`, action: fill(10_000)})
const asked = (index: number) => ({
  'question-email': emailOf(index),
  'question-text': 'When?',
  other: fill(190_000),
})

const NAME = 'name-yui_3_17_2_1'

/** The required fields of the contact form. */
const letter = (): string =>
  new URLSearchParams({
    crumb: crumbOf(),
    [`${NAME}:First`]: 'Ada',
    'email-yui_3_17_2_1': 'ada@example.com',
    'select-yui_3_17_2_1': 'A class',
    'textarea-yui_3_17_2_1': 'Hello',
  }).toString()

async function keyOf(): Promise<string> {
  const {key} = await (await send({path: '/api/form/FormSubmissionKey', body: '{}'})).json()
  return key
}

/** Opens a cart with a line, which the calls change. */
async function openCart(): Promise<Opened> {
  const reply = await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: planner})
  const {shoppingCart, newlyAdded} = await reply.json()
  return {token: shoppingCart.id, entry: newlyAdded.id}
}

const ENTRIES = '/api/commerce/shopping-cart/entries'
const ADDRESS = {
  line1: fill(200),
  line2: fill(200),
  city: fill(200),
  region: fill(200),
  postalCode: '10001',
  country: 'US',
}

/** Each makes one call, or the body for it. */
const calls: Record<string, (index: number, cart: Opened) => Sent | Promise<Sent>> = {
  'an addition': (index) => post(ENTRIES, {...planner, ...noted(index)}),
  'the answers of a line': (index, {entry}) => ({
    ...post(`${ENTRIES}/${entry}/additionalFields`, noted(index)),
    method: 'PUT',
  }),
  'a destination': (_, {token}) => ({
    ...post(`/api/3/commerce/cart/${token}/shipping/location`, ADDRESS),
    method: 'PUT',
  }),
  'a code': (_, {token}) => post(`/api/3/commerce/cart/${token}/codes`, {giftOrPromoCode: 'WELCOME10'}),
  'a subscription': (index) => post('/api/3/commerce/cart/subscription', {...club, qty: 1, ...noted(index)}),
  'a checkout': () => form('/checkout', typed),
  'the key of a form': () => post('/api/form/FormSubmissionKey', {}),
  'a form': async (index) => ({
    path: '/api/form/SaveFormSubmission',
    body: JSON.stringify({
      key: await keyOf(),
      formId: pageForms.question.id,
      form: JSON.stringify(asked(index)),
      pagePath: fill(2000),
      pageTitle: fill(2000),
    }),
  }),
  // each of these characters is one byte here, and six in JSON
  'a form without script': () => ({
    ...form(`/form/${pageForms.contact.id}`, {}, 0),
    body: `${letter()}&${NAME}:Last=${'\u0001'.repeat(30_000)}`,
  }),
  'a form with a long text': () => ({
    ...form(`/form/${pageForms.contact.id}`, {}, 0),
    body: `${letter()}&${NAME}:Last=${fill(190_000)}`,
  }),
  'a stock alert': (index) =>
    post('/api/commerce/restock-notification', {
      ...VASE,
      email: emailOf(index),
    }),
  'a statement of withdrawal': (index) =>
    post('/api/commerce/withdrawals', {
      name: fill(300),
      orderOrContract: `${index}`.padStart(300, 'x'),
      email: emailOf(index),
      statement: fill(2000),
      key: `${index}`.padStart(200, 'k'),
    }),
  'a comment': (index) =>
    post('/api/comments', {
      itemId: 'opening-the-kiln',
      name: fill(100),
      email: emailOf(index),
      text: fill(5000),
      key: `${index}`.padStart(200, 'k'),
    }),
  'the answer to a captcha': () => post('/recaptcha/answer', {}),
  'a log-in': (index) => post('/api/site-users/account/session', {email: emailOf(index), password: 'wrong'}),
  'an event': (index) => ({
    path: '/api/v1/clanker/events',
    body: JSON.stringify({eventSchemaName: fill(2000), eventContent: event(index)}),
  }),
  'an event of the older tracker': (index) => ({
    path: '/api/events/RecordEvent',
    body: JSON.stringify({crumb: crumbOf(), event: fill(2000), data: event(index)}),
  }),
  'a hit': (index) => ({
    path: '/api/census/RecordHit',
    body: JSON.stringify({event: fill(2000), data: event(index)}),
  }),
  'an error': () => ({
    path: '/api/events/RecordJavascriptErrors',
    body: JSON.stringify([{event: 'error', data: {message: fill(90_000)}, timestamp: 1}]),
  }),
}

/** One of each kind that counts differently: rows, texts, bytes that JSON multiplies, a log. */
const SELECTION = [
  'an addition',
  'the key of a form',
  'a form without script',
  'a log-in',
  'an event',
  'an error',
]

it.each(isAll ? Object.keys(calls) : SELECTION)(
  '20 MB of %s are less than 80 MB on disk',
  async (name) => {
    const cart = await openCart()
    if (!/line|destination|code/.test(name))
      for (const one of ['CART', 'VISITOR']) visitor.cookies.delete(one)
    const before = await demo.bytes()
    const statuses = new Set<number>()
    let sent = 0
    let index = 0
    let refused = 0
    const sendOn = async () => {
      while (sent < SENT && refused < MOST_REFUSED) {
        const call = await calls[name]?.(index++, cart)
        if (!call) return
        sent += call.body.length
        const {status} = await send(call)
        statuses.add(status)
        refused = status === 429 ? refused + 1 : 0
      }
    }
    await Promise.all(Array.from({length: CONCURRENT}, sendOn))
    statuses.delete(429)
    expect([...statuses]).toEqual([expect.toBeOneOf([200, 204, 303, 401])])
    expect((await demo.bytes()) - before).toBeLessThan(4 * SENT)
    expect(demo.problems).toEqual([])
  },
  TIMEOUT_MS,
)
