import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parseDimensions, parseFocalPoint} from './image.ts'

describe('dimensions', () => {
  it.each([
    ['800x400', {width: 800, height: 400}],
    [' 800 x 0400 ', {width: 800, height: 400}],
    ['800.9x400.', {width: 800, height: 400}],
    ['800X400', null],
    ['800', null],
    ['800x', null],
    ['x400', null],
    ['axb', null],
    ['800x400x2', null],
    ['8x4xb', null],
    ['-8x4', null],
    ['-8x-4', null],
    ['0x4', null],
    [`${'9'.repeat(400)}x1`, null],
    ['99999999999x99999999999', null],
    ['', null],
  ])('%j', (text, dimensions) => {
    expect(parseDimensions(text)).toEqual(dimensions)
  })

  it('are whole pixels from 1, for any text', () => {
    const digits = fc.string({unit: fc.constantFrom(...'019.xX -e')})
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const {width, height} = parseDimensions(text) ?? {width: 1, height: 1}
        expect(Math.min(width, height)).toBeGreaterThan(0)
        expect([width, height].every(Number.isSafeInteger)).toBe(true)
      }),
    )
  })
})

it.each([
  ['0.3,0.7', {x: 0.3, y: 0.7}],
  [' 0.3 , 1 ', {x: 0.3, y: 1}],
  ['0,0', {x: 0, y: 0}],
  ['0.3', {x: 0.3, y: 0.5}],
  ['left,0.7', {x: 0.5, y: 0.7}],
  ['-1,7', {x: 0, y: 1}],
  ['NaN,Infinity', {x: 0.5, y: 0.5}],
  ['', {x: 0.5, y: 0.5}],
])('the focal point %j', (text, point) => {
  expect(parseFocalPoint(text)).toEqual(point)
})
