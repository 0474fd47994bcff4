import type {Registration} from '../../src/contract/widget.ts'
import type {cardStrings} from '../../src/ui/cards/strings.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  isRare: true,
  // room for its cards is there before it is in view; it asks the shop once it is
  strategy: 'idle',
  uses: ['../../src/format/money.ts'],
}

export const definition = {
  name: 'products',
  attributes: {query: {type: 'text', default: ''}},
} as const satisfies Definition

export const about: About<typeof definition, typeof cardStrings> = {
  summary:
    'Products of the shop as cards: those of a category or a tag, some by their ids, or those that go with a product or with the cart. The HTML of the server stays until they are there, and where the shop cannot list them. HTML that is put into the page cannot contain it.',
  attributes: {
    query:
      'What to show, as in an address: category, tag and filter.<name>, such as filter.Color (several times for several values), query (words), sort, limit (8 by default), ids (separated by commas), related (the id of a product; empty for that of the page; cart for what goes with the cart, and follows it), or recent (what the visitor has looked at, where recently-viewed notes it). Without it, the first products of the shop.',
  },
  strings: {
    loading: 'Announced while products load.',
    empty: 'Shown where nothing is found, and the server has no HTML in the element.',
    failed: 'Shown before the reason when the products could not be loaded.',
    offline: 'Shown when they could not be loaded because there is no connection.',
    retry: 'The button that tries again.',
    options: 'The link of a product with options, which opens its quick view.',
  },
  parts: {
    template:
      'The author’s own card, a child of the element. `{title}`, `{url}`, `{assetUrl}`, `{imageAlt}`, `{price}`, `{originalPrice}`, `{id}`, and each value of the product’s JSON by its path.',
  },
  events: {},
  classes: {},
  properties: {},
  shares: ['cards'],
  slots: {
    card: {about: 'The author’s own card; the template needs no name.'},
  },
}
