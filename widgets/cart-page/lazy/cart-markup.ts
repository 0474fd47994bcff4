import {createMarkup, HIDDEN, make, makeTemplate, say} from '../../../src/cart/markup.ts'
import type {Options} from '../../../src/cart/options.ts'
import {findSlot} from '../../../src/cart/slots.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import {checkoutAddress} from '../../../src/page/cart-place.ts'
import {pageOrigin} from '../../../src/page/site/page-origin.ts'
import {definition} from '../widget.ts'

export {writeTexts} from '../../../src/cart/markup.ts'

const {part, field, row, makeLine, makeCode, makeCodeForm} = createMarkup(definition.name)

const makeTotals = (): HTMLElement =>
  part(
    'dl',
    'totals',
    {},
    row('subtotal', 'subtotal'),
    row('discount', 'discount', '', HIDDEN),
    row('shipping', 'shipping', say('shippingUnknown'), HIDDEN),
    row('tax', 'tax', '', HIDDEN),
    row('total', 'grand-total'),
  )

/** The browser has country names in every language that it supports. */
function makeCountries({countries, locale}: Options): HTMLElement {
  const names = new Intl.DisplayNames([locale, 'en'], {type: 'region', fallback: 'code'})
  const choices = countries.map((code) => make('option', {value: code}, names.of(code) ?? code))
  return field('country', make('select', {name: 'country', autocomplete: 'country'}, ...choices))
}

const makeLocationForm = (options: Options): HTMLElement =>
  part(
    'form',
    'location-form',
    {...HIDDEN, novalidate: ''},
    make(
      'fieldset',
      {},
      make('legend', {}, say('estimateTitle')),
      makeCountries(options),
      field('postalCode', make('input', {name: 'postalCode', type: 'text', autocomplete: 'postal-code'})),
      make('button', {}, say('estimate')),
    ),
    part('p', 'location-message', {...HIDDEN, role: 'alert'}),
  )

/** An author's template for a place of the page, otherwise the default markup. */
const slotOr = (root: Element, slot: string, ours: () => Node): Node => {
  const theirs = findSlot(root, slot)
  return theirs ? document.importNode(theirs, true) : ours()
}

/** For an element that the server left empty: the same parts as in the server HTML of other pages. */
export function makeMarkup(root: Element, options: Options): HTMLElement {
  const href = linkAddress(options.continueUrl) ?? `${pageOrigin()}/`
  return make(
    'div',
    {class: 'cart-page__host'},
    ...(findSlot(root, 'line') ? [] : [makeTemplate('line', makeLine())]),
    ...(findSlot(root, 'code') ? [] : [makeTemplate('code', makeCode())]),
    part('p', 'loading', {}),
    part(
      'div',
      'full',
      HIDDEN,
      part('ul', 'lines'),
      part(
        'div',
        'summary',
        {},
        ...(options.offersCodes ? [makeCodeForm()] : []),
        part('ul', 'codes', HIDDEN),
        makeLocationForm(options),
        makeTotals(),
        part('p', 'minimum', HIDDEN),
        slotOr(root, 'below-totals', () => document.createTextNode('')),
        make(
          'p',
          {class: 'cart-page__actions'},
          part('a', 'continue', {href}, say('continue')),
          ' ',
          part('a', 'checkout', {href: checkoutAddress()}, say('checkout')),
        ),
        part('p', 'problem', {...HIDDEN, role: 'alert'}),
      ),
    ),
    part(
      'div',
      'empty',
      HIDDEN,
      slotOr(root, 'empty', () =>
        make(
          'div',
          {},
          make('p', {tabindex: '-1'}, say('empty')),
          make('p', {}, make('a', {href}, say('continue'))),
        ),
      ),
    ),
  )
}
