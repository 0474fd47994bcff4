import {expect, it} from 'vitest'
import {formatSpread, spreadOf} from './spread.ts'

const fixed = (value: number) => value.toFixed(1)

it('is the median with the minimum and the maximum', () =>
  expect(formatSpread(spreadOf([3, 1, 10]), fixed)).toBe('3.0 (1.0–10.0)'))

it('is one number if the runs agree', () =>
  expect(formatSpread(spreadOf([2, 2.01, 1.99]), fixed)).toBe('2.0'))
