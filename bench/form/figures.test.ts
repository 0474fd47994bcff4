import {expect, it} from 'vitest'
import {compare, summarize} from './figures.ts'

const sample = (factor: number) => ({bytes: 10, ready: 30 * factor, typing: 5 * factor, mending: 8 * factor})

it('summarizes by the median of the rounds', () => {
  expect(summarize([sample(1), sample(9), sample(2)])).toEqual({
    bytes: 10,
    ready: 60,
    typing: 10,
    mending: 16,
  })
})

it('compares round by round', () => {
  expect(compare([sample(1), sample(10)], [sample(2), sample(20)])).toEqual({
    bytes: 1,
    ready: 0.5,
    typing: 0.5,
    mending: 0.5,
  })
})
