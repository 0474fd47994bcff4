import {expect, it} from 'vitest'
import type {Figures} from './figures.ts'
import {describeReach} from './reach.ts'

const reference: Figures = {
  cpu: 20,
  screenful: 10,
  all: 30,
  bytes: 5000,
  heap: 1500,
  listeners: 0,
  longTasks: 0,
  longTaskTime: 0,
}

it('says of each aim whether it is reached, and the figure', () => {
  const own = {...reference, cpu: 31, screenful: 12, heap: 8100, listeners: 0.01}
  expect(describeReach(1000, own, reference)).toEqual([
    'first screenful at 1000 ≤ 1.2 × Preact islands: reached, 1.20',
    'main-thread CPU at 1000 ≤ 1.5 × Preact islands: not reached, 1.55',
    'heap at 1000 ≤ 8 kB a widget: not reached, 8.10',
    'listeners at 1000 ≤ 3 a widget: reached, 0.01',
  ])
  expect(describeReach(100, own, reference)).toEqual([
    'first screenful at 100 ≤ 1.2 × Preact islands: reached, 1.20',
  ])
})
