import {expect, it} from 'vitest'
import {describeResults} from './report.ts'

it('compares the median time to the new list with the first contender', () => {
  const text = describeResults(
    [
      {contender: {name: 'vitrine'}, samples: [100, 140, 120].map((content) => ({paint: 16, content}))},
      {contender: {name: 'other'}, samples: [180].map((content) => ({paint: 24, content}))},
      {contender: {name: 'broken'}, samples: [], invalid: 'no list'},
    ],
    {date: new Date(0), browser: '1', machine: 'test', runs: 3, load: ['0.10', '0.20']},
  )
  expect(text).toContain('1970-01-01')
  expect(text).toContain('| vitrine | 16 | 120 (100–140) | 1.00 |')
  expect(text).toContain('| other | 24 | 180 | 1.50 |')
  expect(text).toContain('| broken | invalid: no list | – | – |')
})
