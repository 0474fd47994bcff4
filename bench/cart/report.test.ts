import {describe, expect, it} from 'vitest'
import {describeResults} from './report.ts'

const sample = (seen: number, settled: number, cpu: number) => ({changes: [{seen, settled}], cpu})

describe('the figures of carts', () => {
  it('are medians over the rounds, and ratios of the larger cart to the smaller', () => {
    const text = describeResults([
      {size: 5, samples: [sample(10, 20, 1), sample(12, 22, 2), sample(40, 90, 9)]},
      {size: 500, samples: [sample(20, 60, 4), sample(18, 55, 8), sample(40, 90, 9)]},
    ])
    expect(text).toMatch(/^5 lines +12\.0 +22\.0 +2\.0$/m)
    expect(text).toMatch(/^500 \/ 5 +1\.50 +2\.50 +4\.00$/m)
    expect(text).toMatch(/≤ 2: reached, 1\.50$/)
  })

  it('are invalid if a run did not do its job', () => {
    const text = describeResults([
      {size: 5, samples: [sample(1, 2, 3)]},
      {size: 500, samples: [], invalid: 'shows 3 of 500 lines in the end'},
    ])
    expect(text).toContain('invalid: shows 3 of 500 lines in the end')
    expect(text).not.toContain('reached')
  })
})
