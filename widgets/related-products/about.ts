import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

export const about: About<typeof definition, Record<string, string>> = {
  summary:
    'Related products on a page. Changes nothing visible: tracking reports which products were displayed, clicked and added to the cart.',
  attributes: {},
  strings: {},
  parts: {'[data-product-id]': 'A product, by its id: a link, or an element that holds one.'},
  events: {},
  classes: {},
  properties: {},
  slots: {},
}
