import {expect, it} from 'vitest'
import {parseProduct} from './product.ts'
import {withStock} from './with-stock.ts'

function make(...variants: Record<string, unknown>[]) {
  const parsed = parseProduct(
    {id: 'p', variants: variants.map((one) => ({price: 1, ...one}))},
    {currency: 'USD'},
  )
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const levels = ({variants}: ReturnType<typeof make>) =>
  variants.map(({unlimited, qtyInStock}) => (unlimited ? null : qtyInStock))

const two = make({sku: 'a', qtyInStock: 3}, {sku: 'b', unlimited: true})

it.each([
  ['a variant by its SKU', {itemId: 'p', sku: 'a', qtyInStock: 0}, [0, null]],
  ['one that was unlimited', {itemId: 'p', sku: 'b', qtyInStock: 2}, [3, 2]],
  ['one that is unlimited now', {itemId: 'p', sku: 'a', qtyInStock: null}, [null, null]],
  ['a level as text', {itemId: 'p', sku: 'a', qtyInStock: '1'}, [1, null]],
  ['less than nothing', {itemId: 'p', sku: 'a', qtyInStock: -1}, [0, null]],
  ['an unknown level: the server decides', {itemId: 'p', sku: 'a', qtyInStock: {}}, [null, null]],
])('applies %s', (_, change, expected) => {
  expect(levels(withStock(two, change))).toEqual(expected)
})

it('uses a level with another SKU, or none, for the only variant', () => {
  const one = make({qtyInStock: 3})
  expect(levels(withStock(one, {itemId: 'p', sku: 'given-by-the-server', qtyInStock: 1}))).toEqual([1])
  expect(levels(withStock(one, {itemId: 'p', qtyInStock: 1}))).toEqual([1])
})

it.each([
  {itemId: 'other', sku: 'a', qtyInStock: 0},
  {itemId: 'p', sku: 'c', qtyInStock: 0},
  {itemId: 'p', sku: 'a', qtyInStock: 3},
  {itemId: 'p', sku: 'b', qtyInStock: null},
  null,
  'p',
])('is the same product after %j', (change) => {
  expect(withStock(two, change)).toBe(two)
})
