import {describe, expect, it} from 'vitest'
import {summarize} from './figures.ts'
import type {Sample} from './measure.ts'

const sample = (cpu: number, mountedAt: number[]): Sample => ({
  cpu,
  heap: 1000 + 100 * mountedAt.length,
  listeners: 2 + 3 * mountedAt.length,
  sight: {scriptAt: 10, mountedAt, scriptBytes: 5, longTasks: [60, 70]},
})

const plain: Sample = {
  cpu: 100,
  heap: 1000,
  listeners: 2,
  sight: {scriptAt: 0, mountedAt: [], scriptBytes: 0, longTasks: []},
}

describe('summarize', () => {
  it('takes the page without script of the same round off, and counts by widget', () => {
    const slow = {...plain, cpu: 200}
    const figures = summarize([sample(150, [20, 30]), sample(260, [20, 34])], [plain, slow])
    expect(figures).toEqual({
      cpu: 55,
      screenful: 22,
      all: 22,
      bytes: 5,
      heap: 100,
      listeners: 3,
      longTasks: 2,
      longTaskTime: 130,
    })
  })

  it('looks at the first 24 widgets of the document for the first screenful', () => {
    const early = Array.from({length: 24}, (_, index) => 40 - index)
    const {screenful, all} = summarize([sample(0, [...early, 99])], [plain])
    expect([screenful, all]).toEqual([30, 89])
  })
})
