import {describe, expect, it} from 'vitest'
import {description} from '../../../test/check-backend/run.ts'
import {PARTS} from '../../check/case.ts'
import type {Client, Clients} from '../../check/client.ts'
import {createValidate} from '../../check/description/create-validate.ts'
import {runChecks} from '../../check/run-checks.ts'
import {parseForm} from '../../model/form.ts'
import {createShop} from './create-shop.ts'
import {readHeld, type Store} from './held-cart.ts'
import type {Supply} from './supply.ts'

const variants = [
  {sku: 'MUG-S', price: 2800, attributes: {Size: 'Small'}, qtyInStock: 30},
  {sku: 'MUG-L', price: 3400, attributes: {Size: 'Large'}, qtyInStock: 2},
]
const parsed = parseForm(
  {id: 'f', fields: [{id: 'mail', type: 'email', title: 'Mail', required: true}]},
  () => {},
)

const supply: Supply = {
  currency: 'USD',
  products: new Map([['mug', {id: 'mug', title: 'Mug', productType: 1, variants}]]),
  stock: new Map(),
  codes: [{code: 'WELCOME10', name: 'Welcome', kind: 'percent', value: 10, minimum: 0}],
  quickViews: new Map([['mug', '<h2>Mug</h2>']]),
  forms: new Map([['f', parsed.ok ? parsed.value : null]]),
  members: new Map([['ada@example.com', 'engine']]),
  checkoutUrl: '/',
}

function createStore(): Store {
  let kept: string | null = null
  return {
    read: () => kept,
    write: (text) => {
      kept = text
    },
  }
}

/** A visitor of a page; each has storage of their own. */
function createClient(given = supply): Client {
  const store = createStore()
  const shop = createShop({readSupply: () => given, store})
  return {
    send: async (ask) => {
      const headers = new Headers(ask.headers)
      const {status, body} = shop({
        method: ask.method,
        path: ask.path,
        header: (name) => headers.get(name),
        body: ask.body ?? '',
      })
      return {
        ask,
        status,
        header: () => 'application/json',
        text: body === undefined ? '' : JSON.stringify(body),
      }
    },
    // `mayHaveCart` takes the place of the cookie
    readCookie: (name) => (name === 'hasCart' && readHeld(store) ? 'true' : null),
  }
}

const clients: Clients = {withCookies: () => createClient(), withoutCookies: () => createClient()}

/** What only a server has: it is known by cookies or a token, and lets in pages of other origins. */
const OF_SERVERS = ['crumb', 'tokens', 'cors', 'subscription']

describe('the contract', () => {
  it('is kept as by a server', async () => {
    const outcomes = []
    const given = {
      item: {itemId: 'mug', sku: 'MUG-S'},
      code: 'WELCOME10',
      form: {id: 'f', values: {mail: 'ada@example.com'}},
    }
    const parts = PARTS.filter((part) => !OF_SERVERS.includes(part))
    const validate = createValidate(description)
    for await (const one of runChecks({clients, given, parts, validate})) outcomes.push(one)
    const asked = outcomes.filter(({part}) => !OF_SERVERS.includes(part))
    expect(asked.filter(({state}) => state !== 'passed')).toEqual([])
    expect(asked.length).toBeGreaterThan(30)
  })
})
