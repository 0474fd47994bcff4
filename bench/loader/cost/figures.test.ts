import {describe, expect, it} from 'vitest'
import type {Sight} from '../probe.ts'
import {summarize} from './figures.ts'
import type {Sample} from './measure.ts'

const sight: Sight = {scriptAt: 10, mountedAt: [], requests: 3, scriptBytes: 5, restBytes: 7, longTasks: []}

const sample = (cpu: number, mountedAt: number[]): Sample => ({
  cpu,
  heap: 1000 + 100 * mountedAt.length,
  listeners: 2 + 3 * mountedAt.length,
  sight: {...sight, mountedAt, longTasks: [60, 70]},
})

const plain: Sample = {cpu: 100, heap: 1000, listeners: 2, sight: {...sight, requests: 1, scriptBytes: 0}}

const medians = (samples: Sample[], others: Sample[]) =>
  Object.fromEntries(Object.entries(summarize(samples, others)).map(([name, {median}]) => [name, median]))

describe('summarize', () => {
  it('subtracts the page without script of the same round', () => {
    const slow = {...plain, cpu: 200}
    expect(medians([sample(150, [20, 30]), sample(260, [20, 34])], [plain, slow])).toEqual({
      cpu: 55,
      screenful: 22,
      all: 22,
      requests: 2,
      bytes: 5,
      heap: 100,
      listeners: 6,
      longTasks: 2,
      longTaskTime: 130,
    })
  })

  it('uses the first 24 widgets of the document as the first screenful', () => {
    const early = Array.from({length: 24}, (_, index) => 40 - index)
    const {screenful, all} = medians([sample(0, [...early, 99])], [plain])
    expect([screenful, all]).toEqual([30, 89])
  })
})
