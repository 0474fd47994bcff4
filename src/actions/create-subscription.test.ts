// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'

const {server, calls, additions} = await shopPage()

const TEA = {itemId: 'tea', sku: 'T1', additionalFields: null}

const load = async () => (await import('./create-subscription.ts')).createSubscription

it('a subscription has a separate cart, and counts as an addition', async () => {
  const createSubscription = await load()
  expect(await createSubscription({...TEA, quantity: 2}, {source: 'product'})).toBe('token-1')
  expect(await createSubscription(TEA, {source: 'product'})).toBe('token-1')
  expect(calls()).toEqual(Array(2).fill('POST /api/3/commerce/cart/subscription'))
  expect(additions()).toMatchObject([{itemId: 'tea', sku: 'T1', qty: 2}, {qty: 1}])
  expect(await tracked('AddToCart')).toMatchObject([
    {productId: 'tea', sku: 'T1', quantity: 2, source: 'pdp'},
    {productId: 'tea', sku: 'T1', quantity: 1},
  ])
})

it('a kind of shop without subscriptions says so, and receives no call', async () => {
  const {page} = await import('../page/page.ts')
  Object.assign(page(), {backend: 'medusa', api: server.origin, key: 'pk', region: 'reg'})
  await expect((await load())(TEA, {source: 'product'})).rejects.toMatchObject({
    kind: 'invalid',
    message: 'subscriptions: this kind of shop has no such thing',
    visitorMessage: 'Something went wrong. Please try again later.',
  })
  expect(calls()).toEqual([])
})
