import {expect, it} from 'vitest'
import {shrink} from './shrink.ts'

const value = {a: {b: 1, c: 2}, d: [{e: 3, f: 4}, 5], g: null}

it('removes keys that make no difference, at any depth', () => {
  const smaller = shrink(
    value,
    new Set(),
    ({a, d}) => a?.b === 1 && typeof d?.[0] === 'object' && d[0].f === 4,
  )
  expect(smaller).toEqual({a: {b: 1}, d: [{f: 4}, 5]})
})

it('keeps the given values, and the elements of lists', () => {
  expect(shrink(value, new Set(['d', 'c', 'a']), () => true)).toEqual({a: {c: 2}, d: [{}, 5]})
})

it('does not change its input', () => {
  shrink(value, new Set(), () => true)
  expect(value.a).toEqual({b: 1, c: 2})
})

it.each([undefined, null, 'text', 5])('does not change %j', (plain) => {
  expect(shrink(plain, new Set(), () => true)).toBe(plain)
})
