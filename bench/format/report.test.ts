import {expect, it} from 'vitest'
import {describeResults} from './report.ts'
import {tasks} from './task.ts'

const series = (name: string, factor: number) =>
  tasks.map((task) => ({
    name,
    task,
    samples: task.work === 'warm' ? [0.001 * factor] : [10 * factor, 12 * factor],
  }))

it('displays each contender’s time, and its ratio to Vitrine', () => {
  const text = describeResults([...series('vitrine', 1), ...series('other', 4)])
  expect(text.split('\n\n').map((table) => table.split('\n')[0])).toEqual([
    '── µs of CPU a value, everything known, in en',
    '── µs of CPU a value, everything known, in de',
    '── ms of CPU to the first value of a process, in en',
    '── ms of CPU to the first value of a process, in de',
  ])
  const lines = text.split('\n').map((line) => line.split(/\s{2,}/))
  expect(lines.filter(([name]) => name === 'other')).toEqual([
    ['other', ...Array.from({length: 4}, () => ['4.00', '4.00']).flat()],
    ['other', ...Array.from({length: 4}, () => ['4.00', '4.00']).flat()],
    ['other', ...Array.from({length: 4}, () => ['44.0', '4.00']).flat()],
    ['other', ...Array.from({length: 4}, () => ['44.0', '4.00']).flat()],
  ])
})
