import {beforeEach, describe, expect, it, vi} from 'vitest'
import {findPlace, type Position} from './place.ts'

const WINDOW = {width: 1000, height: 800}

/** `left top right bottom`, in CSS pixels from the window's corner; all else takes no room. */
function rectOf(this: Element): DOMRect {
  const [left = 0, top = 0, right = 0, bottom = 0] =
    this.getAttribute('data-rect')?.split(' ').map(Number) ?? []
  return new DOMRect(left, top, right - left, bottom - top)
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(WINDOW.width)
  vi.stubGlobal('innerHeight', WINDOW.height)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function place(html: string, position: Position = 'auto') {
  document.body.innerHTML = html
  return findPlace(position)
}

const LINK = '<a class="sqs-custom-cart" data-rect="800 20 900 60"></a>'
const FLOATING = '<div data-controller="FloatingCart" data-rect="850 500 950 550"></div>'
const CORNER = {top: 33, end: 33}
const AT_FLOATING = {top: 533, end: 83}

describe('below the cart link', () => {
  it.each([
    ['platform markup', LINK, {top: 76, end: 100}],
    [
      'author markup',
      LINK.replace('class="sqs-custom-cart"', 'data-vitrine="cart-indicator"'),
      {top: 76, end: 100},
    ],
    [
      'in a header: below that',
      `<header data-rect="0 0 1000 120"><p>${LINK}</p></header>`,
      {top: 136, end: 100},
    ],
    ['before a floating cart', FLOATING + LINK, {top: 76, end: 100}],
    ['at the window’s edge', LINK.replace('800 20 900', '950 20 1010'), {top: 76, end: 0}],
    ['right to left', LINK.replace('<a', '<a style="direction: rtl"'), {top: 76, end: 800}],
    ['the first that is visible', LINK.replace('800 20 900 60', '0 0 0 0') + LINK, {top: 76, end: 100}],
  ])('%s', (_, html, expected) => {
    expect(place(html)).toEqual(expected)
  })
})

describe('a link that nobody sees', () => {
  it.each([
    ['without a size', LINK.replace('800 20 900 60', '800 20 800 20')],
    ['above the window', LINK.replace('20 900 60', '-80 900 -40')],
    ['below the window', LINK.replace('20 900 60', '800 900 840')],
    ['not displayed', LINK.replace('<a', '<a style="display: none"')],
    ['hidden', LINK.replace('<a', '<a style="visibility: hidden"')],
  ])('%s counts for nothing', (_, link) => {
    expect(place(link)).toEqual(CORNER)
    expect(place(link + FLOATING)).toEqual(AT_FLOATING)
  })
})

describe('at a floating cart', () => {
  it.each([
    ['its top right', FLOATING, AT_FLOATING],
    ['right to left', FLOATING.replace('<div', '<div style="direction: rtl"'), {top: 533, end: 883}],
    ['not where it is not seen', FLOATING.replace('850 500 950 550', '0 0 0 0'), CORNER],
  ])('%s', (_, html, expected) => {
    expect(place(html)).toEqual(expected)
  })
})

describe('as the element asks', () => {
  it.each([
    ['floating', LINK + FLOATING, AT_FLOATING],
    ['floating', LINK, CORNER],
    ['top-right', LINK + FLOATING, CORNER],
    ['auto', '', CORNER],
  ] as const)('%s', (position, html, expected) => {
    expect(place(html, position)).toEqual(expected)
  })
})
