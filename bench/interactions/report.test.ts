import {expect, it} from 'vitest'
import {describeResults} from './report.ts'

const sample = (paint: number, shift = 0) => ({paint, shift, allShift: shift * 2})

it('compares medians with the first action, and shows the worst shift', () => {
  const text = describeResults(
    [
      {contender: {name: 'text'}, samples: [16, 24, 16].map((paint) => sample(paint))},
      {contender: {name: 'drawer'}, samples: [sample(40), sample(64, 0.002), sample(48)]},
      {contender: {name: 'broken'}, samples: [], invalid: 'no button'},
    ],
    {date: new Date(0), browser: '1', machine: 'test', runs: 3, load: ['0.10', '0.20']},
  )
  expect(text).toContain('1970-01-01')
  expect(text).toContain('| text | 16 (16–24) | 1.0 | 0.000 | 0.000 |')
  expect(text).toContain('| drawer | 48 (40–64) | 3.0 | 0.002 | 0.004 |')
  expect(text).toContain('| broken | invalid: no button | – | – | – |')
})
