import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import {pageOrigin} from '../../../src/page/site/page-origin.ts'
import type {Options} from '../parts/options.ts'
import {findSlot} from '../parts/slots.ts'
import {type strings, texts} from '../strings.ts'

type Key = keyof typeof strings

/** Attribute of an element with one of the widget's texts, by its key. */
const TEXT = 'data-cart-text'

function make(
  tag: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const say = (key: Key): HTMLElement => make('span', {[TEXT]: key})

/** Marks an element for the style sheet and for the widget. */
const part = (
  tag: string,
  name: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
) => make(tag, {'data-cart': name, class: `cart-page__${name}`, ...attributes}, ...children)

const HIDDEN = {hidden: ''}
const named = (key: Key) => [say(key), ' ', part('span', 'name')]
const field = (key: Key, control: HTMLElement) =>
  make('label', {class: 'cart-page__field'}, say(key), ' ', control)

const makeLine = (): HTMLElement =>
  make(
    'li',
    {class: 'cart-page__line'},
    part('img', 'image', {alt: '', width: '80', height: '80'}),
    make(
      'div',
      {class: 'cart-page__body'},
      part('a', 'title', {dir: 'auto'}),
      part('dl', 'details', HIDDEN),
      make('p', {class: 'cart-page__prices'}, part('span', 'price'), ' ', part('s', 'was', HIDDEN)),
      make(
        'div',
        {class: 'cart-page__controls'},
        make(
          'label',
          {},
          ...named('quantity'),
          ' ',
          part('input', 'quantity', {
            type: 'number',
            inputmode: 'numeric',
            min: '0',
            max: `${MAX_QUANTITY}`,
            step: '1',
          }),
        ),
        part('button', 'remove', {type: 'button'}, ...named('remove')),
        part('a', 'edit', {...HIDDEN, role: 'button', tabindex: '0'}, ...named('edit')),
      ),
      part('p', 'message', {...HIDDEN, role: 'alert'}),
    ),
    part('p', 'line-total'),
  )

const makeCode = (): HTMLElement =>
  make(
    'li',
    {class: 'cart-page__code-line'},
    make('span', {}, part('strong', 'code-name'), ' ', part('span', 'code-title')),
    part('span', 'code-amount', HIDDEN),
    part('button', 'code-remove', {type: 'button'}, say('removeCode'), ' ', part('span', 'code-label')),
    part('p', 'code-reason', HIDDEN),
  )

const row = (key: Key, name: string, value: Node | string = '', attributes = {}) =>
  part('div', `${name}-row`, attributes, make('dt', {}, say(key)), part('dd', name, {}, value))

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

const makeCodeForm = (): HTMLElement =>
  part(
    'form',
    'code-form',
    {novalidate: ''},
    field('code', part('input', 'code', {type: 'text', autocomplete: 'off', spellcheck: 'false'})),
    make('button', {class: 'cart-page__apply'}, say('apply')),
    part('p', 'code-message', {...HIDDEN, role: 'alert'}),
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

function makeTemplate(slot: string, content: Node): HTMLElement {
  const template = document.createElement('template')
  template.dataset.slot = slot
  template.content.append(content)
  return template
}

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
        makeCodeForm(),
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
          part('a', 'checkout', {href: `${pageOrigin()}/checkout`}, say('checkout')),
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

/** Writes the current texts, also into the templates for later lines. */
export function writeTexts(host: HTMLElement): void {
  const roots = [host, ...[...host.querySelectorAll('template')].map(({content}) => content)]
  for (const root of roots)
    for (const element of root.querySelectorAll(`[${TEXT}]`)) {
      const key = element.getAttribute(TEXT)
      if (key) element.textContent = texts(key as Key)
    }
}
