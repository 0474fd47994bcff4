// @vitest-environment happy-dom
import fc from 'fast-check'
import {describe, expect, it, vi} from 'vitest'
import {lookAt, placeOf, toTransform} from './view.ts'

const part = fc.double({min: 0, max: 1, noNaN: true})
const factor = fc.double({min: 1, max: 5, noNaN: true})

const numbersIn = (text: string): number[] => text.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []

/** The edges of the enlarged picture, as parts of the small picture's width. */
function edgesOf(view: ReturnType<typeof lookAt>): [left: number, right: number] {
  const [scale = 0, shift = 0] = numbersIn(toTransform(view))
  const place = (percent: number) => (scale * (percent + shift)) / 100
  return [place(0), place(100)]
}

it.each([
  [0.25, 0.75, {factor: 2, x: 0.25, y: 0.75}],
  [-3, 7, {factor: 2, x: 0, y: 1}],
])('lookAt stays in the picture: %d, %d', (x, y, expected) => {
  expect(lookAt(2, x, y)).toEqual(expected)
})

describe('toTransform', () => {
  it.each([
    [0, 'scale(2) translate(0%,0%)'],
    [1, 'scale(2) translate(-50%,-50%)'],
    [0.5, 'scale(2) translate(-25%,-25%)'],
  ])('twice as large at %d', (at, transform) => {
    expect(toTransform(lookAt(2, at, at)).replaceAll('-0%', '0%')).toBe(transform)
  })

  it('fills the area of the small picture, whatever part is visible', () => {
    fc.assert(
      fc.property(factor, part, part, (factor, x, y) => {
        const [left, right] = edgesOf(lookAt(factor, x, y))
        expect(left).toBeLessThan(1e-6)
        expect(right).toBeGreaterThan(1 - 1e-6)
      }),
    )
  })

  it('keeps the point below the pointer', () => {
    fc.assert(
      fc.property(factor, part, (factor, at) => {
        const [start, end] = edgesOf(lookAt(factor, at, 0))
        expect(start + at * (end - start)).toBeCloseTo(at, 6)
      }),
    )
  })
})

it('placeOf gives the pointer’s place in the picture, and nothing for one without a size', () => {
  const image = document.createElement('img')
  const at = new MouseEvent('click', {clientX: 150, clientY: 140})
  expect(placeOf(at, image)).not.toContain(Number.NaN)
  vi.spyOn(image, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 400))
  expect(placeOf(at, image)).toEqual({x: 0.25, y: 0.1})
})
