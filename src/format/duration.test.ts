import {expect, it} from 'vitest'
import {formatDuration} from './duration.ts'

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [125_999, '2:05'],
  [3_600_000, '60:00'],
  [-5000, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [1e300, '0:00'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text)
})
