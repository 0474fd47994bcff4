import {expect, it} from 'vitest'
import {countLabelKey, formatCount} from './parts/count.ts'

it.each([
  [0, '0', 'other'],
  [1, '1', 'one'],
  [2, '2', 'other'],
  [100, '100', 'other'],
  [101, '100+', 'over'],
])('%i is %s, read as %s', (count, text, key) => {
  expect([formatCount(count), countLabelKey(count)]).toEqual([text, key])
})
