import {expect, it} from 'vitest'
import {ratioOf} from './ratio.ts'

it('is the median of the ratios by round, so that a slow round counts for nothing', () =>
  expect(ratioOf([2, 40, 2.1], [1, 20, 1])).toBe(2))

it('is no number where there is nothing to compare', () => expect(ratioOf([1, 2], [])).toBeNaN())
