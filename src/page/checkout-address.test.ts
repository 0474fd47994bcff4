// @vitest-environment happy-dom
import {afterEach, expect, it} from 'vitest'
import {checkoutAddress} from './checkout-address.ts'
import {page} from './page.ts'

afterEach(() => {
  page().checkout = undefined
})

it.each([
  [undefined, undefined, `${location.origin}/checkout`],
  [undefined, '/kasse/', `${location.origin}/kasse/`],
  [undefined, 'https://pay.example/buy', 'https://pay.example/buy'],
  [undefined, 'javascript:alert(1)', `${location.origin}/checkout`],
  ['https://shop.example/c/1', '/kasse/', 'https://shop.example/c/1'],
  ['javascript:alert(1)', '/kasse/', `${location.origin}/kasse/`],
])('a cart with %s on a page with data-checkout=%s is checked out at %s', (ofCart, set, expected) => {
  page().checkout = set
  expect(checkoutAddress(ofCart)).toBe(expected)
})
