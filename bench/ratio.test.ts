import {expect, it} from 'vitest'
import {ratioOf} from './ratio.ts'

it('is the median of the ratios by round, so that a slow round does not matter', () =>
  expect(ratioOf([2, 40, 2.1], [1, 20, 1])).toBe(2))

it('is not a number without values to compare', () => expect(ratioOf([1, 2], [])).toBeNaN())
