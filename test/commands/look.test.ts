import {afterEach, expect, it, vi} from 'vitest'
import {look} from '../../bin/create/look.ts'

const variant = (inventory_quantity: number) => ({manage_inventory: true, inventory_quantity})

const product = (handle: string, variants: readonly object[]) => ({
  id: `prod_${handle}`,
  handle,
  title: handle,
  variants,
})

/** A Medusa that lists these products. */
function listProducts(...products: readonly object[]): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const {pathname} = new URL(url)
    if (pathname === '/') return new Response('<title>Shop</title>')
    if (pathname === '/store/products') return Response.json({products})
    return pathname === '/store/regions' ? Response.json({regions: []}) : new Response(null, {status: 404})
  })
}

const lookForItem = async () => (await look('https://shop.example', {key: 'pk_1'})).product?.item.itemId

afterEach(() => vi.unstubAllGlobals())

it('takes a product of Medusa of which each variant is in stock', async () => {
  listProducts(
    product('cup', [variant(0), variant(90)]),
    product('plate', [variant(1)]),
    product('card', []),
    product('bowl', [variant(90), {manage_inventory: false}, {...variant(0), allow_backorder: true}]),
    product('jug', [variant(90)]),
  )
  expect(await lookForItem()).toBe('prod_bowl')
})

it('takes the first one of a Medusa that has sold out', async () => {
  listProducts(product('cup', [variant(0)]), product('plate', [variant(1)]))
  expect(await lookForItem()).toBe('prod_cup')
})
