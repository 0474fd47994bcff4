import {expect, it} from 'vitest'
import {spreadOf} from '../spread.ts'
import type {Summary} from './cost/figures.ts'
import {describeIndicatorReach} from './indicator-reach.ts'

const nothing = spreadOf([0])
const reference: Summary = {
  cpu: spreadOf([20]),
  screenful: spreadOf([10]),
  all: spreadOf([30]),
  requests: nothing,
  bytes: nothing,
  heap: spreadOf([1500]),
  listeners: nothing,
  longTasks: nothing,
  longTaskTime: nothing,
}
const own = {
  ...reference,
  cpu: spreadOf([31]),
  screenful: spreadOf([12]),
  heap: spreadOf([8100]),
  listeners: spreadOf([10]),
}

it('says of each aim whether it is reached, with the figure', () =>
  expect(describeIndicatorReach(1000, own, reference, 8100)).toEqual([
    '1000 cart indicators: first screenful ≤ 1.2 × Preact islands: reached, 1.20',
    '1000 cart indicators: main-thread CPU ≤ 1.2 × Preact islands: not reached, 1.55',
    '1000 cart indicators: heap ≤ 8 kB a widget: not reached, 8.10',
    '1000 cart indicators: listeners ≤ 3 a widget: reached, 0.01',
  ]))

it('omits aims for other numbers of widgets', () =>
  expect(describeIndicatorReach(100, own, reference, 8100)).toEqual([
    '100 cart indicators: first screenful ≤ 1.2 × Preact islands: reached, 1.20',
  ]))
