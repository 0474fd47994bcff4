import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'
import type {countLabelKey} from './parts/count.ts'

export const entry: Registration = {
  in: 'loader',
  isPageWide: true,
  selector: '.sqs-custom-cart:not([data-vitrine] *)',
  isEverywhere: true,
  uses: ['../../src/actions/index.ts', '../../src/format/money.ts'],
}

export const definition = {
  name: 'cart-indicator',
  attributes: {
    items: {type: 'integer', default: 0, min: 0},
    subtotal: {type: 'text', default: ''},
    href: {type: 'text', default: '/cart'},
  },
} as const satisfies Definition

export const strings = {
  one: 'One item in cart',
  other: '{n} items in cart',
  over: 'More than 100 items in cart',
}

export const texts = createTexts<ReturnType<typeof countLabelKey>>('cart-indicator', strings)

export const about: About<typeof definition, typeof strings> = {
  summary: 'A link to the cart that shows the number of items and the subtotal.',
  attributes: {
    items: 'The number of items in the server HTML.',
    subtotal: 'The subtotal in the server HTML, as displayed.',
    href: 'The address of a link without an href.',
  },
  strings: {
    one: 'Name of the link with one item.',
    other: 'Name of the link with no items, or with 2 to 100; {n} is their number.',
    over: 'Name of the link with more than 100 items, displayed as 100+.',
  },
  parts: {
    '.sqs-cart-quantity':
      'Holds the number of items; there can be several. Without these two parts, an element in it that holds one whole number is the count, and its words stay: `(3)`, `3 items`.',
    '.sqs-cart-subtotal': 'Holds the subtotal; there can be several.',
  },
  events: {'vitrine:cart-change': 'From the document, when the cart has changed.'},
  classes: {
    'cart-quantity-zero': 'On the element while the cart is empty.',
    'show-empty-cart-state': 'If the server wrote it: on the element only while the cart is empty.',
  },
  properties: {},
  slots: {},
}
