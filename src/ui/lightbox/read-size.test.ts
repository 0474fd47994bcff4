// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {readSize} from './read-size.ts'

function image(attributes: Record<string, string>): HTMLImageElement {
  const element = document.createElement('img')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('readSize', () => {
  it.each([
    ['2500x1667', {width: 2500, height: 1667}],
    [' 800 x 600 ', {width: 800, height: 600}],
  ])('%j is %j', (dimensions, expected) => {
    expect(readSize(image({'data-image-dimensions': dimensions, width: '10', height: '10'}))).toEqual(
      expected,
    )
  })

  it.each(['', '0x0', '800x0', 'x', '800', 'NaNxNaN', '-8x6', '8e2x6', 'null', '8x6x4'])(
    'data-image-dimensions="%s" is ignored',
    (dimensions) => {
      expect(readSize(image({'data-image-dimensions': dimensions}))).toBeNull()
    },
  )

  it('is null if the page does not state it', () => {
    expect(readSize(image({width: '80', height: '60'}))).toBeNull()
  })
})
