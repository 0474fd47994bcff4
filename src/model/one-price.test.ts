import {expect, it} from 'vitest'
import {onePrice} from './one-price.ts'
import {parseProduct} from './product.ts'

const priceOf = (...variants: object[]) => {
  const parsed = parseProduct({id: 'a', variants}, {currency: 'USD'})
  return parsed.ok ? onePrice(parsed.value) : parsed.problem
}

it.each([
  [[{price: 2400}], 2400],
  [[{price: 2400, salePrice: 1900, onSale: true}], 1900],
  [[{price: 2400, salePrice: 1900}], 2400],
  [[{price: 1900}, {price: 2400, salePrice: 1900, onSale: true}], 1900],
  [[{price: 1900}, {price: 2400}], undefined],
])('of %j is %j', (variants, minor) => {
  expect(priceOf(...variants)).toEqual(minor === undefined ? null : {currency: 'USD', minor})
})
