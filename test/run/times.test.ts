import {describe, expect, it} from 'vitest'
import type {Result} from './check.ts'
import {describeGrowth, describeParts, slowestOf} from './times.ts'

const result = (name: string, seconds: number, more: Partial<Result> = {}): Result => ({
  name,
  part: 'statics',
  seconds,
  passed: 1,
  failed: 0,
  ...more,
})

describe('a check that has grown', () => {
  const kept = {a: 100, b: 50, c: 20, d: 10, short: 2}

  it('is named from a fifth on', () => {
    const results = [result('a', 119), result('b', 50), result('c', 25), result('d', 10)]
    expect(describeGrowth(results, kept)).toEqual(['c took 25 s; kept are 20 s, here 20 s'])
  })

  it('is compared with the others where the machine is slower', () => {
    const results = [result('a', 200), result('b', 150), result('c', 40), result('d', 20)]
    expect(describeGrowth(results, kept)).toEqual(['b took 150 s; kept are 50 s, here 100 s'])
  })

  it('is not named where it is short, new, or was not made', () => {
    const results = [result('short', 4), result('new', 90), result('a', 300, {whyNot: 'none'})]
    expect(describeGrowth(results, kept)).toEqual([])
  })
})

it('the slowest tests of all checks come first', () => {
  const tests = Array.from({length: 40}, (_, index) => ({test: `${index}`, seconds: index}))
  const slowest = slowestOf([
    result('a', 1, {tests: tests.slice(0, 20)}),
    result('b', 1, {tests: tests.slice(20)}),
  ])
  expect(slowest).toHaveLength(30)
  expect(slowest[0]).toEqual({test: '39', seconds: 39})
})

it('the minutes of a part are those of its checks', () => {
  const results = [result('a', 60), result('b', 30), result('c', 90, {part: 'unit'})]
  expect(describeParts(results)).toBe('statics 1.5, unit 1.5')
})
