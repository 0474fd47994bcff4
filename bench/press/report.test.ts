import {expect, it} from 'vitest'
import {acts} from './acts.ts'
import {CONDITIONS} from './conditions.ts'
import {describeResults} from './report.ts'

const run = {
  date: new Date('2026-11-29T12:00:00Z'),
  browser: '156',
  machine: 'a machine',
  runs: 3,
  load: ['0.1', '0.2'] as const,
}

it('has a table for each set of conditions, with median, 95th percentile and extremes', () => {
  const series = CONDITIONS.flatMap((conditions) =>
    acts.slice(0, 2).map((act, place) => ({
      contender: {name: act.name, act, conditions},
      samples: [1, 9, 2].map((ms) => ({page: ms, call: place ? ms : null, paint: 8 * ms, content: 10 * ms})),
    })),
  )
  const text = describeResults(series, run)
  expect(text.match(/^## CPU/gm)).toHaveLength(CONDITIONS.length)
  expect(text).toContain('## CPU/4, 150 ms a round trip, cold, without a hover')
  expect(text).toContain(
    '| add, which opens the drawer | 2 / 9 (1–9) | 2 / 9 (1–9) | 16 / 72 (8–72) | 20 / 90 (10–90) | – | – |',
  )
  expect(text).toContain('| a text changes, without Vitrine | 2 / 9 (1–9) | – |')
})

it('divides by what others take for the same act, round by round', () => {
  const [, act] = acts
  const [conditions] = CONDITIONS
  if (!act || !conditions) throw new Error('nothing is measured')
  const sample = (ms: number) => ({page: 1, call: ms, paint: 8, content: 2 * ms})
  const series = [
    {contender: {name: 'own', act, conditions}, samples: [3, 6, 4].map(sample)},
    {contender: {name: 'other', act, conditions, by: 'hand' as const}, samples: [2, 2, 2].map(sample)},
  ]
  expect(describeResults(series, run)).toMatch(/\| – by hand \| .* \| 2\.00 \| 2\.00 \|/)
})

it('says why a press has no figures', () => {
  const [act] = acts
  const [conditions] = CONDITIONS
  if (!act || !conditions) throw new Error('nothing is measured')
  const contender = {name: act.name, act, conditions}
  expect(describeResults([{contender, samples: [], invalid: 'no effect'}], run)).toContain(
    '| invalid: no effect | – | – |',
  )
})
