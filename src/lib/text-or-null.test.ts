import {expect, it} from 'vitest'
import {textOrNull} from './text-or-null.ts'

it.each([
  ['a', 'a'],
  [' ', ' '],
  ['', null],
  [0, '0'],
  [12.5, '12.5'],
  [null, null],
  [undefined, null],
  [true, null],
  [{}, null],
  [['a'], null],
])('%j is %j', (value, text) => {
  expect(textOrNull(value)).toBe(text)
})
