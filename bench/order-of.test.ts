import {expect, it} from 'vitest'
import {orderOf} from './order-of.ts'

const rounds = (count: number) =>
  Array.from({length: count}, (_, n) => orderOf(['a', 'b', 'c'], n + 1).join(''))

it('alternates direction, and starts with each in turn', () => {
  expect(rounds(7)).toEqual(['abc', 'cba', 'bca', 'acb', 'cab', 'bac', 'abc'])
})

it('puts each at each position, and after each other one, equally often', () => {
  const [first, ...others] = ['a', 'b', 'c'].map((name) =>
    [0, 1, 2].map((place) => rounds(6).filter((order) => order[place] === name).length),
  )
  expect(first).toEqual([2, 2, 2])
  expect(others).toEqual([first, first])
  for (const pair of ['ab', 'ba', 'bc', 'cb', 'ca', 'ac'])
    expect(rounds(6).filter((order) => order.includes(pair))).toHaveLength(2)
})
