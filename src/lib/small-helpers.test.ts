import {expect, it} from 'vitest'
import {hashText} from '../toolkit/hash-text.ts'
import {isSameJson} from '../toolkit/is-same-json.ts'
import {compareNaturally} from '../toolkit/natural-order.ts'

it('texts are sorted by the numbers in them', () => {
  const texts = ['shop-10', 'Shop-9', 'shop', 'shop-100', 'shop-2']
  expect(texts.sort(compareNaturally)).toEqual(['shop', 'shop-2', 'Shop-9', 'shop-10', 'shop-100'])
})

it('objects with the same keys in another order are equal', () => {
  expect(isSameJson({a: 1, b: [{c: 1, d: null}]}, {b: [{d: null, c: 1}], a: 1})).toBe(true)
  expect(isSameJson({a: undefined}, {})).toBe(true)
  expect(isSameJson([1, 2], [2, 1])).toBe(false)
  expect(isSameJson({a: 1}, {a: '1'})).toBe(false)
})

it('equal texts have equal names, and different texts different ones', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'Shop', 'shop', '🏺', 'x'.repeat(10_000), 'x'.repeat(9_999)]
  expect(new Set(texts.map(hashText)).size).toBe(texts.length)
  expect(hashText('🏺 Shop')).toMatch(/^[\da-z]+$/)
  expect(hashText('Shop')).toBe(hashText('Shop'))
})
