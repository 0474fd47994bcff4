import {expect, it} from 'vitest'
import {formatHsl, hslProblems} from './hsl.ts'

it.each([
  [{hue: 20, saturation: 0.5, lightness: 0.256}, 'hsl(20, 50%, 25.6%)'],
  [{hue: 360, saturation: 1, lightness: 0, alpha: 0}, 'hsla(360, 100%, 0%, 0)'],
  [{hue: 0, saturation: 0, lightness: 0, alpha: null}, 'hsl(0, 0%, 0%)'],
  [{hue: 1 / 3, saturation: 1 / 3, lightness: 0, alpha: 1 / 3}, 'hsla(0.33, 33.33%, 0%, 0.33)'],
  [{hue: 361, saturation: 0, lightness: 0}, 'Hue out of bounds.'],
  [
    {hue: -1, saturation: 1.1, lightness: Number.NaN, alpha: 2},
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  ],
  [{hue: null, saturation: 9, lightness: 9}, 'Missing an H/S/L value.'],
  [{hue: 10}, 'Missing an H/S/L value.'],
  [{hue: 10, saturation: undefined, lightness: 0.5}, 'Missing an H/S/L value.'],
  [{}, 'Missing an H/S/L value.'],
])('%j is %s', (color, text) => {
  expect(formatHsl(color)).toBe(text)
  expect(hslProblems(color).length === 0).toBe(text.startsWith('hsl'))
})
