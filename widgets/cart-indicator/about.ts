import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'A link to the cart that shows how many items are in it and what they cost.',
  attributes: {
    items: 'The number of items that the server rendered.',
    subtotal: 'The subtotal that the server rendered, as it is shown.',
    href: 'Where a link without an address of its own leads.',
  },
  strings: {
    one: 'Name of the link with one item.',
    other: 'Name of the link with none, or with up to 100 items; {n} is their number.',
    over: 'Name of the link with more than 100 items, which are shown as 100+.',
  },
  parts: {
    '.sqs-cart-quantity': 'Holds the number of items; there can be several.',
    '.sqs-cart-subtotal': 'Holds the subtotal; there can be several.',
  },
  events: {'vitrine:cart-change': 'From the document, whenever the cart is another than before.'},
  classes: {
    'cart-quantity-zero': 'On the element while the cart is empty.',
    'show-empty-cart-state': 'Where the server wrote it: on the element only while the cart is empty.',
  },
  properties: {},
  slots: {},
}
