import {expect, it} from 'vitest'
import {percentile} from './percentile.ts'

it('takes the nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0.5, 0.95, 0].map((share) => percentile(values, share))).toEqual([3, 5, 1])
  expect(percentile([], 0.5)).toBeNaN()
})
