import {expect, it} from 'vitest'
import {countDropped, summarize} from './figures.ts'

const FRAME = 1000 / 60
const at = (...frames: number[]) => frames.map((frame) => frame * FRAME)

it.each([
  ['none of those that come in their turn', at(0, 1, 2, 3), 0],
  ['none where they are a little early or late', at(0, 1.2, 1.9, 3), 0],
  ['two of a gap of three', at(0, 1, 4, 5), 2],
  ['none of one frame', at(0), 0],
  ['none of no frame', [], 0],
])('countDropped counts %s', (_, frames, expected) => {
  expect(countDropped(frames)).toBe(expected)
})

const none = {bytes: 0, open: null, mount: null, heap: null, frames: [], cpu: 0}

it('summarize uses the medians of the rounds', () => {
  const samples = [
    {...none, bytes: 10, open: 30, frames: at(0, 1, 2), cpu: 100},
    {...none, bytes: 10, open: 20, frames: at(0, 2), cpu: 50},
    {...none, bytes: 10, open: 40, frames: at(0, 4), cpu: 300},
  ]
  const seen = {bytes: 10, open: 30, mount: null, heap: null, dropped: 0.5, cpu: 10}
  expect(summarize(samples, 10)).toEqual(seen)
  const many = [3, 1, 2].map((heap) => ({...none, mount: heap * 10, heap}))
  expect(summarize(many, 10)).toEqual({bytes: 0, open: null, mount: 20, heap: 2, dropped: null, cpu: null})
})
