import {expect, it} from 'vitest'
import type {Series} from './collect.ts'
import {describeReach} from './reach.ts'

const one = (name: string, count: number, ms: number, work: 'render' | 'compile' = 'render'): Series => ({
  name,
  task: {work, of: 'products', count},
  samples: [ms],
})

it('says of each aim with figures whether it is reached', () => {
  const series = [
    one('closures', 50, 1),
    one('closures', 500, 10),
    one('closures', 50, 0.2, 'compile'),
    one('@squarespace/template-engine', 50, 3.2),
    one('@squarespace/template-engine', 500, 29),
    one('@squarespace/template-engine', 50, 0.1, 'compile'),
    one('handlebars', 50, 1),
  ]
  expect(describeReach(series)).toEqual([
    'closures: pages a second at 50 ≥ 3 × @squarespace/template-engine: reached, 3.20',
    'closures: pages a second at 500 ≥ 3 × @squarespace/template-engine: not reached, 2.90',
    'closures: pages a second at 50 ≥ 1.1 × handlebars: not reached, 1.00',
    'closures: time to compile ≤ 1.5 × @squarespace/template-engine: not reached, 2.00',
  ])
})

it('includes the aims for ahead-of-time compilation', () => {
  const series = [one('ahead of time', 50, 1), one('eta', 50, 1.1), one('hand-written', 50, 0.5)]
  expect(describeReach(series)).toEqual([
    'ahead of time: pages a second at 50 ≥ 1 × eta: reached, 1.10',
    'ahead of time: pages a second at 50 ≥ 0.6 × hand-written: not reached, 0.50',
  ])
})
