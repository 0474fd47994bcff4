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
    ['', 'notANumber'],
    ['abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1,5', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1 2', 'notANumber'],
    ['1.5', 'notWhole'],
    ['-1.5', 'notWhole'],
    ['0.05', 'notWhole'],
    ['-1', 'outOfRange'],
    ['0', 'outOfRange'],
    ['10000', 'outOfRange'],
    ['9'.repeat(400), 'outOfRange'],
  ])('%j is %s', (text, reason) => expect(parseQuantity(text)).toEqual({ok: false, reason}))

  it('returns only whole numbers from 1 to 9999', () => {
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
