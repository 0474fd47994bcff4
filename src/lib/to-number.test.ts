import fc from 'fast-check'
import {expect, it} from 'vitest'
import {toNumber} from './to-number.ts'

it.each([
  [5, 5],
  [-0.5, -0.5],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['1e3', 1000],
  ['', null],
  ['  ', null],
  ['12 €', null],
  ['null', null],
  [null, null],
  [undefined, null],
  [true, null],
  [[5], null],
  [Number.NaN, null],
  [Infinity, null],
  ['Infinity', null],
])('%j is %j', (value, number) => {
  expect(toNumber(value, null)).toBe(number)
})

it('is a finite number or the fallback, whatever it is given', () => {
  fc.assert(
    fc.property(fc.anything({withNullPrototype: true}), (value) => {
      const number = toNumber(value, 'fallback')
      expect(number === 'fallback' || Number.isFinite(number)).toBe(true)
    }),
  )
})
