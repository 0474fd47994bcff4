import {expect, it} from 'vitest'
import {createValues, KINDS, NOW} from './values.ts'

it.each(KINDS)('%s: creates the requested number of values, all different', (kind) => {
  const values = createValues(1000)[kind].map((value) => JSON.stringify(value))
  expect(values).toHaveLength(1000)
  expect(new Set(values).size).toBe(1000)
})

it('keeps distances within two weeks, in both directions', () => {
  const distances = createValues(1000).relative.map((date) => (date - NOW) / 86_400_000)
  expect(Math.min(...distances)).toBeGreaterThan(-15)
  expect(Math.min(...distances)).toBeLessThan(-14)
  expect(Math.max(...distances)).toBeGreaterThan(14)
  expect(Math.max(...distances)).toBeLessThan(15)
})
