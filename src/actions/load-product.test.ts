// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {json} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'

const {server, calls} = await shopPage()

async function openMedusa() {
  const {page} = await import('../page/page.ts')
  Object.assign(page(), {backend: 'medusa', api: server.origin, key: 'pk', region: 'reg'})
  return import('./load-product.ts')
}

const price = {calculated_price: {calculated_amount: 9, original_amount: 9, currency_code: 'usd'}}

it('elements that ask for a product at once share a call; a later one asks again', async () => {
  server.answer(json({products: [{id: 'prod_1', title: 'Mug', variants: [price]}]}))
  const {loadProduct} = await openMedusa()
  const [first, second] = await Promise.all([loadProduct('prod_1'), loadProduct('prod_1')])
  expect(first).toMatchObject({id: 'prod_1'})
  expect(second).toBe(first)
  expect(calls()).toEqual(['GET /store/products'])
  await loadProduct('prod_1')
  expect(calls()).toHaveLength(2)
})

it('a product that could not be read is asked for again', async () => {
  server.answer(json({}, 403))
  const {loadProduct} = await openMedusa()
  await expect(loadProduct('prod_1')).rejects.toMatchObject({kind: 'unauthorized'})
  server.answer(json({products: [{id: 'prod_1', title: 'Mug', variants: [price]}]}))
  expect(await loadProduct('prod_1')).toMatchObject({id: 'prod_1'})
})

it('a kind of shop that reads no product by its id says so', async () => {
  const {loadProduct} = await import('./load-product.ts')
  await expect(loadProduct('mug')).rejects.toThrow(
    'data-product-id="mug": this kind of shop has no products by id alone',
  )
  expect(calls()).toEqual([])
})
