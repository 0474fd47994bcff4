import {expect, it} from 'vitest'
import {withParameter} from './with-parameter.ts'

it.each([
  ['', 'bowl', '?quick=bowl'],
  ['?ref=a%20b&flag', 'bowl', '?ref=a%20b&flag&quick=bowl'],
  ['?quick=mug&quickly=1', 'bowl', '?quickly=1&quick=bowl'],
  ['?quick', 'a&b', '?quick=a%26b'],
  ['?quick=mug', null, ''],
  ['?quick=mug&ref=1', null, '?ref=1'],
])('%j with %j is %j', (query, value, expected) => {
  expect(withParameter(query, 'quick', value)).toBe(expected)
})
