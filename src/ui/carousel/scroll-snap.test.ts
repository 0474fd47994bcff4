import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {nearestIndex} from './nearest-index.ts'
import {wrapIndex} from './wrap-index.ts'

describe('wrapIndex', () => {
  it.each([
    [0, 3, 0],
    [2, 3, 2],
    [3, 3, 0],
    [-1, 3, 2],
    [-4, 3, 2],
    [7, 3, 1],
    [-1, 1, 0],
  ])('%i of %i is %i', (index, count, expected) => {
    expect(wrapIndex(index, count)).toBe(expected)
  })

  it('is always a valid index, and the same after any number of rounds', () => {
    fc.assert(
      fc.property(
        fc.integer({min: -1e6, max: 1e6}),
        fc.integer({min: 1, max: 1000}),
        fc.integer({min: -5, max: 5}),
        (index, count, rounds) => {
          const place = wrapIndex(index, count)
          expect(place >= 0 && place < count).toBe(true)
          expect(wrapIndex(index + rounds * count, count)).toBe(place)
        },
      ),
    )
  })
})

describe('nearestIndex', () => {
  const near = (centres: number[], middle: number) =>
    nearestIndex(centres.length, (index) => centres[index] ?? 0, middle)

  it.each([
    ['the only one', [50], 900, 0],
    ['the first', [50, 150, 250], -400, 0],
    ['the last', [50, 150, 250], 900, 2],
    ['one in the middle', [50, 150, 250], 140, 1],
    ['the earlier one at the edge', [50, 150, 250], 100, 0],
    ['right to left', [250, 150, 50], 240, 0],
    ['right to left, the last', [250, 150, 50], 60, 2],
    ['of different widths', [10, 200, 220], 190, 1],
    ['all in one place', [50, 50, 50], 50, 0],
  ])('%s', (_, centres, middle, expected) => {
    expect(near(centres, middle)).toBe(expected)
  })

  it('finds the same as measuring every slide, in either direction', () => {
    const centres = fc.uniqueArray(fc.integer({min: -10_000, max: 10_000}), {minLength: 1, maxLength: 600})
    fc.assert(
      fc.property(centres, fc.integer({min: -11_000, max: 11_000}), fc.boolean(), (some, middle, isRtl) => {
        const ordered = some.sort((a, b) => (isRtl ? b - a : a - b))
        const distance = (centre = Number.NaN) => Math.abs(centre - middle)
        expect(distance(ordered[near(ordered, middle)])).toBe(Math.min(...ordered.map(distance)))
      }),
    )
  })

  it('measures only a few of many', () => {
    let looks = 0
    nearestIndex(500, (index) => ++looks && index * 100, 31_000)
    expect(looks).toBeLessThan(25)
  })
})
