import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {type Frame, followFingers, keepInside, magnify, REST, tapFactor} from './magnification.ts'

/** In a window of 1000 × 800, with space on all sides. */
const frame: Frame = {left: 200, top: 50, width: 600, height: 600, viewport: {width: 1000, height: 800}}

describe('magnify', () => {
  it('keeps the part of the picture at a position there', () => {
    expect(magnify(REST, 2, frame, {x: 500, y: 350})).toEqual({factor: 2, x: -300, y: -300})
  })

  it('stops at five times and at its own size', () => {
    const far = magnify(REST, 50, frame, {x: 500, y: 350})
    expect(far.factor).toBe(5)
    expect(magnify(far, 0.01, frame, {x: 10, y: 10})).toEqual(REST)
  })

  it('leaves no gap at an edge of the window', () => {
    const {x, y} = magnify(REST, 3, frame, {x: 200, y: 50})
    expect([frame.left + x, frame.top + y]).toEqual([0, 0])
  })

  it('leads back by the same way, where no edge is in between', () => {
    const at = {x: 480, y: 340}
    const back = magnify(magnify(REST, 3, frame, at), 0.5, frame, at)
    const once = magnify(REST, 1.5, frame, at)
    expect(back.factor).toBeCloseTo(once.factor)
    expect(back.x).toBeCloseTo(once.x)
    expect(back.y).toBeCloseTo(once.y)
  })
})

describe('keepInside', () => {
  it('never shows a picture outside of the window, nor a gap where it is larger', () => {
    const place = fc.integer({min: -5000, max: 5000})
    fc.assert(
      fc.property(fc.double({min: 1.01, max: 5, noNaN: true}), place, place, (factor, x, y) => {
        const kept = keepInside({factor, x, y}, frame)
        const [start, end] = [frame.left + kept.x, frame.left + kept.x + frame.width * factor]
        const isLarger = frame.width * factor > 1000
        expect(isLarger ? start <= 0.001 && end >= 999.999 : start >= -0.001 && end <= 1000.001).toBe(true)
      }),
    )
  })

  it('changes nothing that fits', () => {
    expect(keepInside({factor: 2, x: -300, y: -300}, frame)).toEqual({factor: 2, x: -300, y: -300})
  })
})

describe('followFingers', () => {
  it('enlarges between two fingers that spread, and moves with them', () => {
    const before = [
      {x: 450, y: 350},
      {x: 550, y: 350},
    ]
    const after = [
      {x: 410, y: 360},
      {x: 610, y: 360},
    ]
    const {factor, x, y} = followFingers(REST, frame, before, after)
    expect(factor).toBe(2)
    // the middle of the picture is in the middle of the fingers
    expect([frame.left + x + 600, frame.top + y + 600]).toEqual([510, 360])
  })

  it('moves with one finger', () => {
    const now = {factor: 3, x: -600, y: -600}
    expect(followFingers(now, frame, [{x: 0, y: 0}], [{x: 30, y: -40}])).toEqual({
      factor: 3,
      x: -570,
      y: -640,
    })
  })
})

it.each([
  [900, 2],
  [1500, 2.5],
  [9000, 3],
])('a double tap on a picture of %i pixels enlarges it %d times', (pixels, factor) => {
  expect(tapFactor(pixels, frame)).toBe(factor)
})
