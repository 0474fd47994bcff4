import {expect, it} from 'vitest'
import type {Series} from './collect.ts'
import type {Results} from './figures.ts'
import {describeGrowth, growthTables} from './growth.ts'
import type {Subject} from './task.ts'

const one = (work: 'render' | 'compile', of: Subject['of'], count: number, ms: number): Series => ({
  name: 'closures',
  task: {work, of, count},
  samples: [ms],
})

const results: Results = {
  sizeOf: ({count}) => count * 1000,
  series: [
    one('render', 'products', 50, 0.5),
    one('render', 'products', 500, 5),
    one('render', 'products', 5000, 75),
    one('render', 'blocks', 100, 0.1),
    one('render', 'blocks', 1000, 10),
  ],
}

it('says whether time grows linearly with the page', () =>
  expect(describeGrowth(results, ['closures', 'ahead of time'])).toEqual([
    'closures: render, time of a byte at 5000 products ≤ 3 × at 50: reached, 1.50',
    'closures: render, time of a block at 1000 blocks ≤ 3 × at 100: not reached, 10.00',
  ]))

it('lists the time of a part at every size, for contenders with all sizes', () => {
  const [products, , compile] = growthTables(results, ['closures', 'eta'])
  expect(products).toBe(
    [
      '── render, nanoseconds a byte, by products',
      '          at 50  at 500  at 5000  5000 ÷ 50',
      'closures  10.00   10.00    15.00       1.50',
    ].join('\n'),
  )
  expect(compile).not.toContain('closures')
})
