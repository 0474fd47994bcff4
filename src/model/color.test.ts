import {expect, it} from 'vitest'
import {weightOf} from './color.ts'

it.each([
  ['#fff', 'light'],
  ['#000', 'dark'],
  ['800000', 'light'],
  ['7fffff', 'dark'],
  ['#8C3B1C', 'light'],
  // three digits are short for six; four and five are used unchanged
  ['800', 'light'],
  ['8000', 'dark'],
  ['#ff', null],
  ['#fffffff', null],
  ['#ggg', null],
  ['##fff', null],
  ['', null],
])('%s is %s', (color, weight) => {
  expect(weightOf(color)).toBe(weight)
})
