import {describe, expect, it} from 'vitest'
import type {Series} from './collect.ts'
import {compareWork, samplesOf} from './figures.ts'

const series: Series[] = [
  {name: 'closures', task: {work: 'render', of: 'products', count: 50}, samples: [1, 2]},
  {name: 'closures', task: {work: 'render', of: 'products', count: 500}, samples: [3, 4]},
  {name: 'closures', task: {work: 'compile', of: 'products', count: 50}, samples: [5, 6]},
]

describe('samplesOf', () => {
  it('finds a contender, work and size', () =>
    expect(samplesOf(series, 'closures', {work: 'render', of: 'products', count: 500})).toEqual([3, 4]))

  it.each([
    ['closures', 'blocks'],
    ['eta', 'products'],
  ] as const)('has none for %s with %s', (name, of) =>
    expect(samplesOf(series, name, {work: 'render', of, count: 50})).toEqual([]),
  )
})

describe('compareWork', () => {
  it('compares pages per second for rendering', () => expect(compareWork('render', [2], [6])).toBe(3))

  it.each(['compile', 'allocation'] as const)('compares the cost of %s', (work) =>
    expect(compareWork(work, [6], [2])).toBe(3),
  )
})
