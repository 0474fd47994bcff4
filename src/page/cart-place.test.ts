// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {cartAddress, checkoutAddress} from './cart-place.ts'
import {page} from './page.ts'

beforeEach(() => happyDOM.setURL('https://shop.example/journal'))

afterEach(() => {
  page().api = page().checkout = undefined
})

const link = (href: string, attribute = 'data-vitrine="cart-indicator"') =>
  `<a ${attribute} href="${href}">Cart</a>`

describe('the address of the cart page', () => {
  it.each([
    ['a page without a cart link', '', 'https://shop.example/cart'],
    ['the cart link', link('/basket'), 'https://shop.example/basket'],
    ['platform markup', link('/basket', 'class="sqs-custom-cart"'), 'https://shop.example/basket'],
    ['a link to another origin', link('https://evil.example/cart'), 'https://shop.example/cart'],
    ['a link with a name before the host', link('https://a@shop.example/cart'), 'https://shop.example/cart'],
    ['a link that is no page', link('mailto:a@shop.example'), 'https://shop.example/cart'],
    [
      'a link to another origin in front of the shop’s own',
      link('https://evil.example/cart') + link('/basket'),
      'https://shop.example/basket',
    ],
  ])('%s', (_, html, expected) => {
    document.body.innerHTML = html
    expect(cartAddress()).toBe(expected)
  })

  it('may be on the origin of data-api or data-checkout', () => {
    document.body.innerHTML = link('https://api.example/cart')
    page().api = 'https://api.example'
    expect(cartAddress()).toBe('https://api.example/cart')
    page().api = 'mock'
    page().checkout = 'https://api.example/checkout'
    expect(cartAddress()).toBe('https://api.example/cart')
  })
})

it.each([
  [undefined, undefined, 'https://shop.example/checkout'],
  [undefined, '/kasse/', 'https://shop.example/kasse/'],
  [undefined, 'https://pay.example/buy', 'https://pay.example/buy'],
  [undefined, 'javascript:alert(1)', 'https://shop.example/checkout'],
  ['https://shop.example/c/1', '/kasse/', 'https://shop.example/c/1'],
  ['javascript:alert(1)', '/kasse/', 'https://shop.example/kasse/'],
])('a cart with %s on a page with data-checkout=%s is checked out at %s', (ofCart, set, expected) => {
  page().checkout = set
  expect(checkoutAddress(ofCart)).toBe(expected)
})
