import {expect, it} from 'vitest'
import {orderOf} from './order-of.ts'

const rounds = (count: number) =>
  Array.from({length: count}, (_, n) => orderOf(['a', 'b', 'c'], n + 1).join(''))

it('goes there and back, and begins with each in turn', () => {
  expect(rounds(7)).toEqual(['abc', 'cba', 'bca', 'acb', 'cab', 'bac', 'abc'])
})

it('has each at each place and behind each other one as often', () => {
  const [first, ...others] = ['a', 'b', 'c'].map((name) =>
    [0, 1, 2].map((place) => rounds(6).filter((order) => order[place] === name).length),
  )
  expect(first).toEqual([2, 2, 2])
  expect(others).toEqual([first, first])
  for (const pair of ['ab', 'ba', 'bc', 'cb', 'ca', 'ac'])
    expect(rounds(6).filter((order) => order.includes(pair))).toHaveLength(2)
})
