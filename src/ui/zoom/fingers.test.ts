import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {ZOOM_FACTOR} from '../../model/zoom-factor.ts'
import {moveView} from './fingers.ts'
import type {View} from './view.ts'

const {max: LIMIT} = ZOOM_FACTOR
const middle: View = {factor: 2, x: 0.5, y: 0.5}

const part = fc.double({min: 0, max: 1, noNaN: true})
const view = fc.record({factor: fc.double({min: 1.01, max: LIMIT, noNaN: true}), x: part, y: part})
const point = fc.record({x: part, y: part})

/** The part of the whole picture that is visible at a place. */
const seenAt = ({factor, x}: View, at: number) => (at + x * (factor - 1)) / factor

describe('one finger', () => {
  const drag = (x: number, y: number) => moveView(middle, [{x: 0.5, y: 0.5}], [{x: 0.5 + x, y: 0.5 + y}])

  it('moves the picture with it', () => {
    expect(drag(0.25, -0.25)).toEqual({factor: 2, x: 0.25, y: 0.75})
  })

  it('ends at the edges', () => {
    expect(drag(9, -9)).toEqual({factor: 2, x: 0, y: 1})
  })
})

describe('two fingers', () => {
  const pinch = (spread: number, from = middle, at = 0.5) =>
    moveView(
      from,
      [
        {x: at - 0.1, y: at},
        {x: at + 0.1, y: at},
      ],
      [
        {x: at - 0.1 * spread, y: at},
        {x: at + 0.1 * spread, y: at},
      ],
    )

  it.each([
    [1.5, 3],
    [0.75, 1.5],
    [100, LIMIT],
  ])('spread by %d magnify it %d times', (spread, factor) => {
    expect(pinch(spread)?.factor).toBeCloseTo(factor, 9)
  })

  it.each([0.4, 0.1, 0])('closed to %d end it', (spread) => {
    expect(pinch(spread)).toBeNull()
  })

  it('keep the point between them, unless an edge is in the way', () => {
    fc.assert(
      fc.property(view, fc.double({min: 0.3, max: 3, noNaN: true}), part, (from, spread, at) => {
        const moved = pinch(spread, from, at)
        if (moved && moved.x > 0 && moved.x < 1) expect(seenAt(moved, at)).toBeCloseTo(seenAt(from, at), 5)
      }),
    )
  })

  it('on the same point do no harm', () => {
    const same = [
      {x: 0.5, y: 0.5},
      {x: 0.5, y: 0.5},
    ]
    expect(moveView(middle, same, same)).toEqual(middle)
  })
})

it('the view stays within the picture, whatever fingers do', () => {
  const points = fc.array(point, {minLength: 1, maxLength: 3})
  fc.assert(
    fc.property(view, points, points, (from, before, after) => {
      const moved = moveView(from, before, after)
      if (!moved) return
      for (const value of [moved.x, moved.y]) expect(value >= 0 && value <= 1).toBe(true)
      expect(moved.factor > 1 && moved.factor <= LIMIT).toBe(true)
    }),
  )
})
