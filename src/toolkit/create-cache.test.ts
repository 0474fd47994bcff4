import {expect, it} from 'vitest'
import {createCache} from './create-cache.ts'

it('holds 100 entries, and drops the least recently used one', () => {
  const cache = createCache<number, string>()
  for (let key = 0; key < 100; key++) cache.set(key, `${key}`)
  expect([cache.get(0), cache.size]).toEqual(['0', 100])
  cache.set(100, 'new')
  expect([cache.has(0), cache.has(1), cache.has(2), cache.size]).toEqual([true, false, true, 100])
})

it('a value that is set again is a new one', () => {
  const cache = createCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  cache.set('c', 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4])
})

it('forgets deleted entries', () => {
  const cache = createCache<string, number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.delete('a')
  expect([cache.has('a'), cache.size]).toEqual([false, 1])
  cache.clear()
  expect(cache.size).toBe(0)
})

it.each([0, -1, 1.5, Number.NaN])('cannot hold %s entries', (size) => {
  expect(() => createCache(size)).toThrow('is no whole number from 1')
})
