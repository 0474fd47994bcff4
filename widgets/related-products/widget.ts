import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  strategy: 'seen',
}

export const definition = {name: 'related-products', attributes: {}} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'Related products on a page: tracking reports which were displayed, clicked and added to the cart. Those of the server stay as they are; an empty element on the page of a product shows cards of those that the shop recommends.',
  attributes: {},
  strings: {},
  parts: {
    template: 'The author’s own card, a child of the element, as in the widget products.',
    '[data-product-id]': 'A product, by its id: a link, or an element that holds one.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['cards'],
  slots: {
    card: {about: 'The author’s own card; the template needs no name.'},
  },
}
