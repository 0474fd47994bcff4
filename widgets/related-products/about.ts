import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

export const about: About<typeof definition, Record<string, string>> = {
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
  slots: {card: 'The author’s own card; the template needs no name.'},
}
