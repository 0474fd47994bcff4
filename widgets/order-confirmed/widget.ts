import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  strategy: 'now',
}

export const definition = {
  name: 'order-confirmed',
  attributes: {
    order: {type: 'json', isVital: true},
  },
} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'Reports a placed order to tracking, and to the tag service of the page through window.dataLayer. Each order is reported once, however often its page is shown, and only on a page whose context says that it confirms an order (pageType 202, or 204 to 207). The element is a script with the order as JSON; nothing visible changes.',
  attributes: {order: 'The order as JSON, if the element is not a script that holds it.'},
  shapes: {order: 'Order'},
  strings: {},
  parts: {},
  events: {},
  classes: {},
  properties: {},
  slots: {},
}
