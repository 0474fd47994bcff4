import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import type {Cart} from '../../../src/api/generated/schema.ts'
import {replyProblems} from '../testing/api-description.ts'
import {plate} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const ENTRIES = '/commerce/shopping-cart/entries'

let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const choose = async (does: string): Promise<number> =>
  (await visitor.call('/qa/short-stock', {method: 'POST', json: {does}})).status

async function call(method: string, path: string, json: unknown, headers: Record<string, string> = {}) {
  const reply = await visitor.api(path, {method, json, headers})
  expect(await replyProblems(reply, method)).toEqual([])
  return {status: reply.status, body: await reply.json()}
}

const held = async (): Promise<number> => {
  const cart: Cart = await (await visitor.api('/commerce/shopping-cart')).json()
  return cart.totalQuantity
}

const wish = {itemId: plate.itemId, sku: plate.sku, quantity: 5}
const problem = {code: 'stock', wanted: 5, taken: plate.stock}

describe('a quantity beyond the stock', () => {
  it('is refused as a whole', async () => {
    expect(await call('POST', ENTRIES, wish)).toMatchObject({
      status: 422,
      body: {message: expect.stringMatching(/enough/)},
    })
  })

  it('is reduced to the stock, with a 200 reply that lists problems', async () => {
    await choose('take')
    const {status, body} = await call('POST', ENTRIES, wish)
    expect(status).toBe(200)
    expect(body).toMatchObject({newlyAdded: {quantity: plate.stock}, problems: [problem]})
    expect(body.problems[0].entryId).toBe(body.newlyAdded.id)
    const changed = await call('PUT', `${ENTRIES}/${body.newlyAdded.id}`, {quantity: 2})
    expect(changed.body).not.toHaveProperty('problems')
    const more = await call('PUT', `${ENTRIES}/${body.newlyAdded.id}`, {quantity: 5})
    expect(more).toMatchObject({status: 200, body: {shoppingCart: {totalQuantity: 3}, problems: [problem]}})
  })

  it('is reduced to the stock, with a refusal that contains the cart', async () => {
    await choose('take-and-refuse')
    const id = {'Add-To-Cart-Id': crypto.randomUUID()}
    for (const _ of [1, 2]) {
      const {status, body} = await call('POST', ENTRIES, wish, id)
      expect(status).toBe(422)
      expect(body).toMatchObject({
        message: expect.stringMatching(/enough/),
        shoppingCart: {totalQuantity: plate.stock},
        problems: [problem],
      })
    }
    expect(await held()).toBe(plate.stock)
  })

  it.each(['take', 'take-and-refuse'])('is refused when nothing is left: %s', async (does) => {
    await choose(does)
    await call('POST', ENTRIES, wish)
    expect(await call('POST', ENTRIES, wish)).toEqual({
      status: 422,
      body: {message: expect.stringMatching(/enough/)},
    })
    expect(await held()).toBe(plate.stock)
  })
})

it('accepts only the three settings, and a reset clears the setting', async () => {
  expect([await choose('some'), await choose('take')]).toEqual([400, 200])
  await visitor.call('/qa/reset', {method: 'POST'})
  expect((await call('POST', ENTRIES, wish)).status).toBe(422)
})

it('accepts a variant’s id', async () => {
  const {sku, ...rest} = {...wish, quantity: 1}
  expect((await call('POST', ENTRIES, {...rest, variantId: sku})).body.newlyAdded.chosenVariant.sku).toBe(sku)
})
