import {beforeEach, describe, expect, it, vi} from 'vitest'
import {sortAlphabetically} from './sort-alphabetically.ts'
import {sortNaturally} from './sort-naturally.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warn.mockClear())

describe.each([
  ['sortAlphabetically', sortAlphabetically],
  ['sortNaturally', sortNaturally],
])('%s', (_, sort) => {
  it('ignores case, is stable, and leaves its input unchanged', () => {
    const values = ['b', 'a', 'B', 'A', 'é', 'f']
    expect(sort(values)).toEqual(['a', 'A', 'b', 'B', 'é', 'f'])
    expect(values[0]).toBe('b')
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns about values that are not text, and sorts them as empty text', () => {
    expect(sort(['b', 3, null, 'a', undefined, {}])).toEqual([3, null, undefined, {}, 'a', 'b'])
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      '[vitrine] sort: 3 is no text, and is sorted as an empty one',
      '[vitrine] sort: null is no text, and is sorted as an empty one',
      '[vitrine] sort: undefined is no text, and is sorted as an empty one',
      '[vitrine] sort: {} is no text, and is sorted as an empty one',
    ])
  })

  it('sorts by the picked text', () => {
    expect(sort([{n: 'b'}, {n: 'a'}], ({n}) => n)).toEqual([{n: 'a'}, {n: 'b'}])
  })
})

it('numbers compare as digits in one, and by value in the other', () => {
  expect(sortAlphabetically(['s-10', 's-9', 's-1'])).toEqual(['s-1', 's-10', 's-9'])
  expect(sortNaturally(['s-10', 's-9', 's-1'])).toEqual(['s-1', 's-9', 's-10'])
})
