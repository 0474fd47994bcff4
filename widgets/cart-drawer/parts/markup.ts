import {createMarkup, HIDDEN, make, makeTemplate, say} from '../../../src/cart/markup.ts'
import type {Options} from '../../../src/cart/options.ts'
import {findSlot} from '../../../src/cart/slots.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import {cartAddress, checkoutAddress} from '../../../src/page/cart-place.ts'
import {definition} from '../widget.ts'

const {part, classed, row, makeLine, makeCode, makeCodeForm} = createMarkup(definition.name)

const makeHeader = (): HTMLElement =>
  make(
    'div',
    classed('header'),
    make('h2', classed('heading')),
    make('button', {type: 'button', class: `vitrine-close ${definition.name}__close`}, '×'),
  )

/** How much is missing until shipping is free; hidden where the shop has no such limit. */
const makeBar = (): HTMLElement =>
  make(
    'div',
    {...classed('shipping'), ...HIDDEN},
    make('p', classed('shipping-text')),
    make('progress', {...classed('shipping-bar'), 'aria-hidden': 'true'}),
  )

/** Content of the page below the lines, such as products that go with them. */
function makeCrossSell(element: Element): Node {
  const theirs = findSlot(element, 'cross-sell')
  return theirs
    ? make('div', classed('cross-sell'), document.importNode(theirs, true))
    : document.createTextNode('')
}

const makeActions = (): HTMLElement =>
  make(
    'p',
    classed('actions'),
    part('a', 'checkout', {href: checkoutAddress()}, say('checkout')),
    make('a', {...classed('link'), href: cartAddress()}),
  )

const makeSummary = ({offersCodes}: Options): HTMLElement =>
  make(
    'div',
    classed('summary'),
    ...(offersCodes ? [makeCodeForm()] : []),
    part('ul', 'codes', HIDDEN),
    part('dl', 'totals', {}, row('subtotal', 'subtotal'), row('discount', 'discount', '', HIDDEN)),
    part('p', 'minimum', HIDDEN),
    part('p', 'problem', {...HIDDEN, role: 'alert'}),
    makeActions(),
  )

/** The empty cart leads back to the page behind the drawer. */
const makeEmpty = ({continueUrl}: Options): HTMLElement => {
  const href = linkAddress(continueUrl)
  const way = href
    ? make('a', {...classed('continue'), href}, say('continue'))
    : make('button', {type: 'button', ...classed('continue')}, say('continue'))
  return part('div', 'empty', HIDDEN, make('p', {tabindex: '-1'}, say('empty')), make('p', {}, way))
}

/** The content of the drawer: `element` holds the page's own templates. */
export function makeDrawer(element: Element, options: Options): HTMLElement {
  const [line, code] = [findSlot(element, 'line'), findSlot(element, 'code')]
  return make(
    'div',
    classed('content'),
    makeTemplate('line', line ? document.importNode(line, true) : makeLine()),
    makeTemplate('code', code ? document.importNode(code, true) : makeCode()),
    makeHeader(),
    part('p', 'loading'),
    part(
      'div',
      'full',
      HIDDEN,
      makeBar(),
      make('div', classed('scroll'), part('ul', 'lines'), makeCrossSell(element)),
      makeSummary(options),
    ),
    makeEmpty(options),
  )
}
