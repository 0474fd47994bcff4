import {describe, expect, it} from 'vitest'
import {fitInto, framesOf, placeWhole} from './placement.ts'

const box = {left: 100, top: 50, width: 200, height: 200}
const wide = {width: 800, height: 400}

describe('placeWhole', () => {
  it('extends beyond a thumbnail that is cut', () => {
    expect(placeWhole(box, wide, {fit: 'cover', position: '50% 50%'})).toEqual({
      whole: {left: 0, top: 50, width: 400, height: 200},
      clip: 'inset(0% 25% 0% 25%)',
    })
  })

  it('respects the focal point of a thumbnail', () => {
    expect(placeWhole(box, wide, {fit: 'cover', position: '100% 50%'})).toEqual({
      whole: {left: -100, top: 50, width: 400, height: 200},
      clip: 'inset(0% 0% 0% 50%)',
    })
  })

  it('is smaller than a box that the picture does not fill', () => {
    expect(placeWhole(box, wide, {fit: 'contain', position: '50% 50%'})).toEqual({
      whole: {left: 100, top: 100, width: 200, height: 100},
      clip: null,
    })
  })

  it.each(['fill', 'none'])('is the box with object-fit: %s', (fit) => {
    expect(placeWhole(box, wide, {fit, position: 'left top'})).toEqual({whole: box, clip: null})
  })
})

describe('fitInto', () => {
  it('centres the picture', () => {
    expect(fitInto(box, wide, true)).toEqual({left: 100, top: 100, width: 200, height: 100})
  })

  it('does not enlarge a picture of known size', () => {
    expect(fitInto(box, {width: 100, height: 20}, false)).toEqual({
      left: 150,
      top: 140,
      width: 100,
      height: 20,
    })
    expect(fitInto(box, {width: 100, height: 20}, true).width).toBe(200)
  })
})

it('framesOf moves and scales from the upper left corner, and cuts only what the thumbnail cuts', () => {
  const whole = {left: 0, top: 0, width: 400, height: 100}
  const transform = 'translate(-100px,-50px) scale(2,0.5)'
  expect(framesOf(box, {whole, clip: null})).toEqual({there: {transform}, here: {transform: 'none'}})
  expect(framesOf(box, {whole, clip: 'inset(0% 25%)'})).toEqual({
    there: {transform, clipPath: 'inset(0% 25%)'},
    here: {transform: 'none', clipPath: 'inset(0)'},
  })
})
