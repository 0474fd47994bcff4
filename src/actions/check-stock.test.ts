// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {parseCart} from '../model/cart.ts'
import {parseProduct} from '../model/product.ts'

const {server} = await shopPage()

const load = () => import('./check-stock.ts')

type Level = Partial<Record<'sku' | 'variantId' | 'unlimited' | 'qtyInStock', unknown>>
const stock = (...results: Level[]) => json({results})

const keyOf = (sku: string | null, variantId: string | null = null, isSkuEnough = true) => ({
  itemId: 'mug',
  sku,
  variantId,
  isSkuEnough,
})

/** The visitor's cart has three of M1. */
async function fillCart(): Promise<void> {
  const {store} = await import('../page/store/store.ts')
  const parsed = parseCart({
    entries: [{id: '1', itemId: 'mug', quantity: 3, chosenVariant: {sku: 'M1', id: 'v1'}}],
  })
  if (!parsed.ok) throw new Error(parsed.problem)
  store.setState({cart: parsed.value})
}

describe('one more of a variant', () => {
  it.each([
    ['more than the cart has', {sku: 'M1', qtyInStock: 4}, true],
    ['as many as the cart has', {sku: 'M1', qtyInStock: 3}, false],
    ['no end', {sku: 'M1', unlimited: true, qtyInStock: 0}, true],
  ])('can be had where the shop has %s: %j', async (_what, level, hasMore) => {
    await fillCart()
    server.answer(stock({sku: 'L1', qtyInStock: 0}, level))
    expect(await (await load()).hasMore(keyOf('M1'))).toBe(hasMore)
    expect(server.received[0]?.url).toBe('/api/commerce/inventory/stock/?itemId=mug')
  })

  it('can be had of what is in stock, where there is no cart', async () => {
    server.answer(stock({sku: 'M1', qtyInStock: 1}, {sku: 'L1', qtyInStock: 0}))
    const {hasMore} = await load()
    expect(await hasMore(keyOf('M1'))).toBe(true)
    expect(await hasMore(keyOf('L1'))).toBe(false)
  })

  it('is that of its id where SKUs do not tell variants apart', async () => {
    server.answer(
      stock({sku: 'M1', variantId: 'v1', qtyInStock: 0}, {sku: 'M1', variantId: 'v2', qtyInStock: 2}),
    )
    const {hasMore} = await load()
    expect(await hasMore(keyOf('M1', 'v2', false))).toBe(true)
    expect(await hasMore(keyOf('M1', 'v1', false))).toBe(false)
    // the SKU is enough: the first of it counts
    expect(await hasMore(keyOf('M1', 'v2'))).toBe(false)
  })

  it('is that of the only level, under whatever SKU', async () => {
    await fillCart()
    server.answer(stock({sku: 'M1', qtyInStock: 3}))
    expect(await (await load()).hasMore(keyOf(null))).toBe(false)
  })

  it('is for the shop to decide where it does not say', async () => {
    const {hasMore} = await load()
    server.answer(json({}, 404))
    expect(await hasMore(keyOf('M1'))).toBe(true)
    server.answer(stock({sku: 'A', qtyInStock: 0}, {sku: 'B', qtyInStock: 0}))
    expect(await hasMore(keyOf('M1'))).toBe(true)
  })
})

describe('the stock of a product that is shown', () => {
  const shown = (...variants: object[]) => {
    const parsed = parseProduct({id: 'mug', title: 'Mug', variants}, {currency: 'USD'})
    if (!parsed.ok) throw new Error(parsed.problem)
    return parsed.value
  }
  const variant = (sku: string, more: object) => ({sku, attributes: {Size: sku}, price: 1000, ...more})

  async function reported(product: ReturnType<typeof shown>) {
    const heard = hear('stock-change')
    document.body.innerHTML = '<div></div>'
    await (await load()).reportStock(product, document.body)
    return heard.map(({detail}) => detail)
  }

  it('is reported for each variant of which it has changed', async () => {
    server.answer(
      stock(
        {sku: 'S', qtyInStock: 2},
        {sku: 'M', qtyInStock: 5},
        {sku: 'L', unlimited: true},
        {sku: 'XL', qtyInStock: 1},
      ),
    )
    const product = shown(
      variant('S', {qtyInStock: 3}),
      variant('M', {qtyInStock: 5}),
      variant('L', {qtyInStock: 0}),
      variant('XL', {unlimited: true}),
      variant('XXL', {qtyInStock: 1}),
    )
    expect(await reported(product)).toEqual([
      {itemId: 'mug', sku: 'S', qtyInStock: 2, previous: 3},
      {itemId: 'mug', sku: 'L', qtyInStock: null, previous: 0},
      {itemId: 'mug', sku: 'XL', qtyInStock: 1, previous: null},
    ])
  })

  it('names the variant by its id where several have its SKU', async () => {
    server.answer(
      stock({sku: 'S', variantId: 'v1', qtyInStock: 2}, {sku: 'S', variantId: 'v2', qtyInStock: 9}),
    )
    const product = shown(
      variant('S', {id: 'v1', qtyInStock: 3}),
      variant('S', {id: 'v2', qtyInStock: 9, attributes: {Size: 'other'}}),
    )
    expect(await reported(product)).toEqual([
      {itemId: 'mug', sku: 'S', variantId: 'v1', qtyInStock: 2, previous: 3},
    ])
  })
})
