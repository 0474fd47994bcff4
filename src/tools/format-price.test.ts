import {expect, it} from 'vitest'
import {formatPrice, type PriceOptions} from './format-price.ts'

it.each<[number, PriceOptions, string]>([
  [2500, {}, '$25.00'],
  [0, {}, '$0.00'],
  [0, {freeIfZero: true, freeLabel: 'Free'}, 'Free'],
  [2500, {freeIfZero: true, freeLabel: 'Free'}, '$25.00'],
  [2500, {locale: 'de-DE'}, '25,00\u00a0$'],
])('formats %i with %j as %s', (minor, options, text) => {
  expect(formatPrice({currency: 'USD', minor}, options)).toBe(text)
})

it.each([{}, {freeLabel: ''}, {freeLabel: ' '}])('requires a label for free prices: %j', (options) => {
  expect(() => formatPrice({currency: 'USD', minor: 2500}, {freeIfZero: true, ...options})).toThrow(
    'freeLabel',
  )
})
