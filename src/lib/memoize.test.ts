import {expect, it, vi} from 'vitest'
import {memoize} from './memoize.ts'

it('reads each text once', () => {
  const read = vi.fn((text: string) => text.length)
  const length = memoize(read)
  expect(['a', 'bc', 'a', 'bc'].map(length)).toEqual([1, 2, 1, 2])
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads again if there was no result yet', () => {
  let answer: string | null = null
  const say = memoize(() => answer)
  expect(say('a')).toBeNull()
  answer = 'there'
  expect(say('a')).toBe('there')
})

it.each(['constructor', 'toString', '__proto__'])('has no result for %s before it was read', (text) => {
  const upper = memoize((one) => one.toUpperCase())
  expect(upper(text)).toBe(text.toUpperCase())
})
