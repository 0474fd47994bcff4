import {beforeEach, describe, expect, it, vi} from 'vitest'
import {findPlace, type Position} from './parts/place.ts'

const WINDOW = {width: 1000, height: 800}

/** `left top right bottom`, in CSS pixels from the window's corner; other elements have no size. */
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

/** 200 pixels wide and 80 high. */
const BOX = '<div class="box" data-rect="0 0 200 80"></div>'

function place(html: string, position: Position = 'auto', box = BOX) {
  document.body.innerHTML = html + box
  const [found, modal] = ['.box', '[aria-modal]'].map((one) => document.querySelector(one))
  if (!found) throw new Error('there is no box')
  return findPlace(position, found, modal ?? undefined)
}

const LINK = '<a class="sqs-custom-cart" data-rect="800 20 900 60"></a>'
const FLOATING = '<div data-controller="FloatingCart" data-rect="850 500 950 550"></div>'
const CORNER = {top: 33, left: 767}
const AT_FLOATING = {top: 533, left: 717}
const linkAt = (rect: string, attributes = ''): string =>
  LINK.replace('800 20 900 60', rect).replace('<a', `<a ${attributes}`)

describe('below the cart link', () => {
  it.each([
    ['platform markup', LINK, {top: 76, left: 700}],
    [
      'author markup',
      LINK.replace('class="sqs-custom-cart"', 'data-vitrine="cart-indicator"'),
      {top: 76, left: 700},
    ],
    [
      'in a header: below that',
      `<header data-rect="0 0 1000 120"><p>${LINK}</p></header>`,
      {top: 136, left: 700},
    ],
    ['before a floating cart', FLOATING + LINK, {top: 76, left: 700}],
    ['right to left', linkAt('800 20 900 60', 'style="direction: rtl"'), {top: 76, left: 792}],
    ['right to left, at the left', linkAt('20 20 90 60', 'style="direction: rtl"'), {top: 76, left: 20}],
    ['the first that is visible', linkAt('0 0 0 0') + LINK, {top: 76, left: 700}],
  ])('%s', (_, html, expected) => {
    expect(place(html)).toEqual(expected)
  })
})

describe('inside the window', () => {
  it.each([
    ['a link at its right', linkAt('950 20 1010 60'), {top: 76, left: 792}],
    ['a link at its left', linkAt('0 20 60 60'), {top: 76, left: 8}],
    ['a link at its bottom: above that', linkAt('400 740 500 780'), {top: 644, left: 300}],
    [
      'a header as high as the window: below the link in it',
      `<header data-rect="0 0 1000 800">${LINK}</header>`,
      {top: 76, left: 700},
    ],
    [
      'a floating cart in its corner',
      FLOATING.replace('850 500 950 550', '950 750 1000 800'),
      {top: 712, left: 767},
    ],
  ])('%s', (_, html, expected) => {
    expect(place(html)).toEqual(expected)
  })

  it('a larger box starts at its edge', () => {
    const box = BOX.replace('200 80', '1200 900')
    expect(place(LINK, 'auto', box)).toEqual({top: 8, left: 8})
  })
})

describe('in a modal dialog', () => {
  const dialog = (controls: string) => `<div aria-modal="true">${controls}${BOX}</div>`
  const button = (rect: string) => `<button data-rect="${rect}"></button>`

  it.each([
    ['it has the same place as on the page', button('0 0 100 800'), {top: 76, left: 700}],
    ['it goes below the controls', button('690 70 720 120'), {top: 124, left: 700}],
    ['it goes above them if that is nearer', button('700 140 900 700'), {top: 60, left: 700}],
    ['it stays if there is no room at all', button('700 0 900 800'), {top: 76, left: 700}],
  ])('%s', (_, controls, expected) => {
    expect(place(LINK + dialog(controls), 'auto', '')).toEqual(expected)
  })

  it('its own controls do not move it', () => {
    const box = BOX.replace('></div>', `>${button('700 76 900 156')}</div>`)
    expect(place(`${LINK}<div aria-modal="true">${box}</div>`, 'auto', '')).toEqual({top: 76, left: 700})
  })
})

describe('an invisible link', () => {
  it.each([
    ['without a size', LINK.replace('800 20 900 60', '800 20 800 20')],
    ['above the window', LINK.replace('20 900 60', '-80 900 -40')],
    ['below the window', LINK.replace('20 900 60', '800 900 840')],
    ['not displayed', LINK.replace('<a', '<a style="display: none"')],
    ['hidden', LINK.replace('<a', '<a style="visibility: hidden"')],
  ])('%s is ignored', (_, link) => {
    expect(place(link)).toEqual(CORNER)
    expect(place(link + FLOATING)).toEqual(AT_FLOATING)
  })
})

describe('at a floating cart', () => {
  it.each([
    ['its top right', FLOATING, AT_FLOATING],
    ['right to left', FLOATING.replace('<div', '<div style="direction: rtl"'), {top: 533, left: 792}],
    ['not if it is invisible', FLOATING.replace('850 500 950 550', '0 0 0 0'), CORNER],
  ])('%s', (_, html, expected) => {
    expect(place(html)).toEqual(expected)
  })
})

describe('with the element’s position', () => {
  it.each([
    ['floating', LINK + FLOATING, AT_FLOATING],
    ['floating', LINK, CORNER],
    ['top-right', LINK + FLOATING, CORNER],
    ['auto', '', CORNER],
  ] as const)('%s', (position, html, expected) => {
    expect(place(html, position)).toEqual(expected)
  })
})
