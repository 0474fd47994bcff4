// @vitest-environment happy-dom
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest'
import {drop, type FakeServer, json, startFakeServer} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {page} from '../page/page.ts'
import {store} from '../page/store/store.ts'
import {addItem} from './add-item.ts'
import {refreshCart} from './read-cart.ts'

await shopPage()
let elsewhere: FakeServer

beforeAll(async () => {
  elsewhere = await startFakeServer()
})
beforeEach(() => {
  Object.assign(page(), {backend: 'woocommerce', api: `${elsewhere.origin}/wp-json/wc/store/v1`})
})
afterAll(() => elsewhere.close())

const money = {currency_code: 'USD', currency_minor_unit: 2}
const cartOf = (quantity: number) =>
  json(
    {
      items: [{key: 'k1', id: 12, quantity, name: 'Mug', prices: {price: '100', ...money}, totals: money}],
      totals: {total_items: '100', total_price: '100', ...money},
    },
    200,
    {
      'Cart-Token': 't',
      'Access-Control-Allow-Origin': location.origin,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Cart-Token, Content-Type, Nonce',
      'Access-Control-Expose-Headers': 'Cart-Token',
    },
  )

it('a line whose quantity the shop has lowered says so', async () => {
  elsewhere.answer(cartOf(3))
  await addItem({itemId: '12', sku: null, variantId: '12', quantity: 3}, {source: 'api'})
  elsewhere.answer(cartOf(1))
  const told: unknown[] = []
  document.addEventListener('vitrine:backend-problem', (event) => told.push(Reflect.get(event, 'detail')))
  await refreshCart()
  expect(store.getState().edits.problems).toEqual({k1: {wanted: 3, message: '', taken: 1}})
  expect(told).toMatchObject([{code: 'quantity_changed', wanted: 3, taken: 1}])
})

it('an addition whose reply is lost reads the cart once, and shows it', async () => {
  elsewhere.answer(cartOf(1))
  await refreshCart()
  elsewhere.received.length = 0
  elsewhere.answer((response, request) => (request.method === 'POST' ? drop : cartOf(2))(response, request))
  const added = addItem({itemId: '13', sku: null, variantId: '13', quantity: 1}, {source: 'api'})
  await expect(added).rejects.toMatchObject({kind: 'network'})
  const calls = elsewhere.received
    .filter(({method}) => method !== 'OPTIONS')
    .map(({method, url}) => `${method} ${url.split('/').pop()}`)
  // the first change asks for a nonce before
  expect(calls.slice(calls.indexOf('POST add-item'))).toEqual(['POST add-item', 'GET cart'])
  expect(store.getState().cart?.entries).toMatchObject([{id: 'k1', quantity: 2}])
})
