import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parseQuantity} from './parse-quantity.ts'
import {parseProduct} from './product.ts'
import {showsQuantity} from './shows-quantity.ts'

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['１２', 12],
    ['1.0', 1],
    ['007', 7],
    ['+3', 3],
    ['9999', 9999],
  ])('%j is %i', (text, value) => expect(parseQuantity(text)).toEqual({ok: true, value}))

  it.each([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['1 2', 'not-a-number'],
    ['1.5', 'not-whole'],
    ['-1.5', 'not-whole'],
    ['0.05', 'not-whole'],
    ['-1', 'out-of-range'],
    ['0', 'out-of-range'],
    ['10000', 'out-of-range'],
    ['9'.repeat(400), 'out-of-range'],
  ])('%j is %s', (text, reason) => expect(parseQuantity(text)).toEqual({ok: false, reason}))

  it('gives only whole numbers from 1 to 9999', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))
    fc.assert(
      fc.property(text, (input) => {
        const parsed = parseQuantity(input)
        if (!parsed.ok) return
        expect(Number.isInteger(parsed.value) && parsed.value >= 1 && parsed.value <= 9999).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.integer({min: 1, max: 9999}), (value) => {
        expect(parseQuantity(`${value}`)).toEqual({ok: true, value})
      }),
    )
  })
})

describe('showsQuantity', () => {
  it.each([
    [{productType: 1, variants: [{qtyInStock: 2}]}, true, true],
    [{productType: 1, variants: [{qtyInStock: 1}]}, true, false],
    [{productType: 1, variants: [{qtyInStock: 1}, {unlimited: true}]}, true, true],
    [{productType: 1, isSubscribable: true, variants: [{unlimited: true}]}, true, false],
    [{productType: 2, variants: [{unlimited: true}]}, true, false],
    [{productType: 3, variants: [{qtyInStock: 2}]}, true, true],
    [{productType: 3, variants: [{qtyInStock: 2}]}, false, false],
    [{productType: 4, variants: [{unlimited: true}]}, true, false],
  ])('%j, several services %s: %s', (fields, multiple, expected) => {
    const parsed = parseProduct({id: 'p', ...fields}, {currency: 'USD'})
    expect(parsed.ok && showsQuantity(parsed.value, multiple)).toBe(expected)
  })
})
