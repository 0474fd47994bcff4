// @vitest-environment happy-dom
import fc from 'fast-check'
import {describe, expect, it, vi} from 'vitest'
import {lookAt, placeOf, toStyle} from './view.ts'

const part = fc.double({min: 0, max: 1, noNaN: true})
const factor = fc.double({min: 1, max: 5, noNaN: true})

const numbersIn = (text: string): number[] => text.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []

/** The edges of the drawn picture, as parts of the small picture's width. */
function edgesOf(view: ReturnType<typeof lookAt>) {
  const {transform, clipPath} = toStyle(view)
  const [scale = 0, shift = 0] = numbersIn(transform)
  const [, right = 0, , left = 0] = numbersIn(clipPath)
  const place = (percent: number) => (scale * (percent + shift)) / 100
  return {left: place(left), right: place(100 - right), whole: [place(0), place(100)]}
}

it.each([
  [0.25, 0.75, {factor: 2, x: 0.25, y: 0.75}],
  [-3, 7, {factor: 2, x: 0, y: 1}],
])('lookAt stays in the picture: %d, %d', (x, y, expected) => {
  expect(lookAt(2, x, y)).toEqual(expected)
})

describe('toStyle', () => {
  it.each([
    [0, 'scale(2) translate(0%,0%)', 'inset(0% 50% 50% 0%)'],
    [1, 'scale(2) translate(-50%,-50%)', 'inset(50% 0% 0% 50%)'],
    [0.5, 'scale(2) translate(-25%,-25%)', 'inset(25% 25% 25% 25%)'],
  ])('twice as large at %d', (at, transform, clipPath) => {
    const style = toStyle(lookAt(2, at, at))
    expect({...style, transform: style.transform.replaceAll('-0%', '0%')}).toEqual({transform, clipPath})
  })

  it('fills exactly the area of the small picture, whatever part is visible', () => {
    fc.assert(
      fc.property(factor, part, part, (factor, x, y) => {
        const {left, right, whole} = edgesOf(lookAt(factor, x, y))
        expect(left).toBeCloseTo(0, 6)
        expect(right).toBeCloseTo(1, 6)
        expect(whole[0]).toBeLessThan(1e-6)
        expect(whole[1]).toBeGreaterThan(1 - 1e-6)
      }),
    )
  })

  it('keeps the point below the pointer', () => {
    fc.assert(
      fc.property(factor, part, (factor, at) => {
        const [start = 0, end = 0] = edgesOf(lookAt(factor, at, 0)).whole
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
