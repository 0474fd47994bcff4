import {expect, it} from 'vitest'
import {heapOf} from './heap.ts'

it('tells the constant from the growth', () => {
  const {constant, growth} = heapOf([
    {widgets: 1000, heap: 380},
    {widgets: 100, heap: 3440},
  ])
  expect(constant).toBeCloseTo(340_000)
  expect(growth).toBeCloseTo(40)
})

it('counts all of a single page as growth', () => {
  expect(heapOf([{widgets: 1000, heap: 380}])).toEqual({constant: 0, growth: 380})
  expect(heapOf([]).growth).toBeNaN()
})
