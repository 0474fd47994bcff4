import {expect, it} from 'vitest'
import {thumbnailWidth, widthFor} from './image-width.ts'

it.each([
  [0, 100, 100],
  [100, 100, 100],
  [100.5, 300, 300],
  [300, 300, 300],
  [301, 500, 500],
  [501, 750, 750],
  [751, 1000, 1000],
  [1001, 1500, 1500],
  [1500, 1500, 1500],
  [1501, 2500, 1500],
  [9000, 2500, 1500],
])('%i pixels need %i, as a thumbnail %i', (pixels, width, thumbnail) => {
  expect([widthFor(pixels), thumbnailWidth(pixels)]).toEqual([width, thumbnail])
})
