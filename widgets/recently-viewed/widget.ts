import type {Registration} from '../../src/contract/widget.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  isRare: true,
  // not deferred: it notes the product of the page
  uses: ['../../src/format/money.ts'],
}

export const definition = {name: 'recently-viewed', attributes: {}} as const satisfies Definition

export const about: About<typeof definition> = {
  summary:
    'Notes the product of a product page, up to 12 of them, and shows the others as cards, the latest first. Only where the visitor may be remembered; the HTML of the server stays where there are none. HTML that is put into the page cannot contain it.',
  attributes: {},
  strings: {},
  parts: {template: 'The author’s own card, a child of the element, as in the widget products.'},
  events: {},
  classes: {},
  properties: {},
  shares: ['cards'],
  slots: {
    card: {about: 'The author’s own card; the template needs no name.'},
  },
}
