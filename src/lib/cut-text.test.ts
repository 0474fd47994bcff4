import {expect, it} from 'vitest'
import {cutText} from './cut-text.ts'

it.each([
  ['mug', 3, 'mug'],
  ['mugs', 3, 'mug'],
  ['🏺🏺', 3, '🏺'],
  ['🏺🏺', 4, '🏺🏺'],
  ['🏺', 1, ''],
  ['', 0, ''],
])('%j of %d is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})
