import {expect, it} from 'vitest'
import {toBoolean} from './to-boolean.ts'

it.each([
  [true, true, true],
  [false, false, false],
  ['true', true, true],
  ['false', false, false],
  ['', false, true],
  ['null', false, true],
  [null, false, true],
  [undefined, false, true],
  [1, false, true],
  ['TRUE', false, true],
])('%j is %j, or %j with the default true', (value, usual, fallback) => {
  expect([toBoolean(value), toBoolean(value, true)]).toEqual([usual, fallback])
})
