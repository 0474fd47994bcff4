import {expect, it} from 'vitest'
import type {Sample} from './measure.ts'
import {describeResults} from './report.ts'

const sample = (ms: number): Sample => {
  const timing = {paint: ms, usable: ms + 1, still: ms + 200}
  return {open: timing, next: timing, 'next again': timing, close: {...timing, paint: ms / 2}}
}

it('shows medians of the contenders side by side, and why one has none', () => {
  const setting = {date: new Date(0), browser: '1', machine: 'test', runs: 3, load: ['0.10', '0.20'] as const}
  const text = describeResults(
    [
      {contender: {name: 'vitrine'}, samples: [10, 30, 20].map(sample)},
      {contender: {name: 'other'}, samples: [40].map(sample)},
      {contender: {name: 'broken'}, samples: [], invalid: 'no picture'},
    ],
    setting,
  )
  expect(text).toContain('1970-01-01')
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('|  |'))
  expect(rows.slice(0, 2)).toEqual([
    '| open: vitrine | 20 (10–30) | 21 (11–31) | 220 (210–230) |',
    '| open: other | 40 | 41 | 240 |',
  ])
  expect(rows.slice(-3)).toEqual([
    '| close: vitrine | 10 (5–15) | 21 (11–31) | 220 (210–230) |',
    '| close: other | 20 | 41 | 240 |',
    '| invalid: no picture: broken | – | – | – |',
  ])
})
