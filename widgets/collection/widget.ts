import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  isUsual: true,
  // not deferred: it answers Back, and a change of a field, which no other event repeats
}

export const definition = {
  name: 'collection',
  attributes: {
    query: {type: 'text', default: ''},
    apply: {type: 'choice', choices: ['at-once', 'together'], default: 'at-once'},
    pages: {type: 'choice', choices: ['more', 'pages', 'both'], default: 'both'},
  },
} as const satisfies Definition

export const strings = {
  failed: 'The list has not changed.',
  offline: 'Please check your internet connection.',
  close: 'Close',
  retry: 'Try again',
  range: 'Items {from} to {to}',
  one: '1 product',
  other: '{n} products',
  remove: 'Remove: {label}',
  clear: 'Clear all',
  anyPrice: 'Any price',
  upTo: 'Up to {price}',
  between: '{from} to {to}',
  andMore: '{price} and more',
}

type Key = keyof typeof strings | Intl.LDMLPluralRule

export const texts = createTexts<Key>(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A list of products with filters, order and pages. It fetches the next state from the server, or makes it from the lists of the shop where there is no such server, and swaps the list in place; Back and Forward bring a state back. Without script, the form and the links lead to the same lists of the server. HTML that is put into the page cannot contain it.',
  attributes: {
    query:
      'The list comes from the shop: category, tag and filter.<name> (several times for several values), query (words), sort and limit (36 by default); empty for all products. What visitors choose is added. Without the attribute, the server renders each state.',
    apply:
      'at-once: each change of a field counts at once; together: the button of the form applies all of them.',
    pages:
      'What leads to further items: more shows the link to the next page, which adds to the list; pages shows the links of pages; both shows what the server rendered.',
  },
  strings: {
    failed: 'Shown before the reason when the list could not change.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    close: 'The accessible name of the button that closes the sheet of filters.',
    retry: 'The button that tries again.',
    range: 'Announced after the next page was added: {from} and {to} are the numbers of its items.',
    one: 'The number of products in a list of the shop, where it is one.',
    other: 'The number of products in a list of the shop.',
    remove: 'The accessible name of a chip, which takes off what is chosen.',
    clear: 'The link that takes off all that is chosen.',
    anyPrice: 'In the filter by prices of a list of the shop: no range is chosen.',
    upTo: 'The lowest range of prices there.',
    between: 'A range of prices there.',
    andMore: 'The highest range of prices there.',
  },
  parts: {
    'form[method=get]':
      'Filters, order and search: its fields are the state. The widget looks for it outside the list.',
    'details > summary': 'Opens what is around the form: on a narrow screen in a sheet over the list.',
    '[data-collection-list]':
      'The list. Required. Each item has data-item-id, by which it stays the same element; another child says what there is instead of items.',
    '[data-collection-count]': 'The number of items, as its text or as the value of the attribute.',
    '[data-collection-chips]':
      'Links to the states without one of the filters, and to the state without any. In a list of the shop they are made here.',
    '[data-collection-facet]':
      'In a list of the shop, a fieldset that gets the values of the filter with this name as checkboxes, each with its number of products. The one named price gets ranges of prices as radio buttons. Hidden where there are none.',
    '[data-collection-more]': 'The link to the next page.',
    '[data-collection-pages]':
      'The links of pages. In a list of the shop they are made here, where the shop says how many products there are.',
  },
  events: {
    'vitrine:collection-change':
      '{query, count, page}: another state is shown. query is that of the address, count the number that the server found, page the last one in the list.',
    'vitrine:collection-error': '{message, error}: the list could not change, and stays.',
  },
  classes: {
    collection__sheet: 'The filters on a narrow screen, as a sheet over the list.',
    collection__close: 'The button that closes it.',
    collection__filters: 'What the page has around the form, while it is in the sheet.',
    collection__status: 'The announcements for screen readers.',
    collection__problem: 'Before the list: why it has not changed, and the button.',
    collection__words: 'The text in it.',
    collection__retry: 'The button that tries again.',
    collection__choice: 'A value of a filter of the shop, with its checkbox.',
    collection__number: 'The number of products in it.',
    collection__chip: 'The link that takes off one filter of a list of the shop.',
    collection__clear: 'The link that takes off all.',
    collection__page: 'The link to a page of a list of the shop; aria-current marks the shown one.',
    collection__gap: 'What stands for the pages between two of these links.',
    collection__empty: 'What stands in a list of the shop without products.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of the text in the problem.',
    '--vitrine-dialog-background': 'Background of the sheet.',
  },
  shares: ['cards', 'close', 'dialog'],
  slots: {
    card: {
      about:
        'The author’s own card in a list of the shop, as in the widget products; the template needs no name.',
    },
    empty: {about: 'What stands in a list of the shop without products.'},
  },
}
