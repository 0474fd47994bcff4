import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'

export const about: About<typeof definition, Record<never, string>> = {
  summary:
    'Tells of an order that was placed, once however often its page is shown: the tracking, and the tag service of the page by window.dataLayer. A script element with the order as JSON; it changes nothing that is seen.',
  attributes: {order: 'The order as JSON, where the element is no script that holds it.'},
  shapes: {order: 'Order'},
  strings: {},
  parts: {},
  events: {},
  classes: {},
  properties: {},
  slots: {},
}
