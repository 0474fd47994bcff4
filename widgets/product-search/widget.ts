import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  isPageWide: true,
  selector: '.sqs-search-ui-text-input:not([data-vitrine] *)',
  strategy: 'interaction',
  isRare: true,
  uses: ['../../src/actions/search-products.ts', '../../src/format/money.ts'],
}

export const definition = {
  name: 'product-search',
  attributes: {suggest: {type: 'text', default: null}},
} as const satisfies Definition

export const strings = {
  suggestions: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  pages: 'Pages',
  recent: 'Recent searches',
  all: 'Show all results for “{query}”',
  searching: 'Searching…',
  none: 'No suggestions for “{query}”',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
  one: '1 suggestion',
  other: '{n} suggestions',
}

type Key = keyof typeof strings | Intl.LDMLPluralRule

export const texts = createTexts<Key>(definition.name, strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Suggestions while a visitor types a search: products, categories and pages, and the last searches where they may be remembered. Without script, the form searches. HTML that is put into the page cannot contain it.',
  attributes: {
    suggest:
      'The address that answers `{products, categories, pages}` for the parameter `q`, on the origin of the page or of `data-api`. Without it, the shop is asked; a shop without suggestions leaves the form as it is.',
  },
  strings: {
    suggestions: 'Name of the list.',
    products: 'Heading of the products.',
    categories: 'Heading of the categories.',
    pages: 'Heading of the pages.',
    recent: 'Heading of the visitor’s last searches.',
    all: 'The option that sends the form.',
    searching: 'While a slow shop is waited for.',
    none: 'The shop suggests nothing.',
    failed: 'The shop could not be asked. The form still searches.',
    one: 'Announced with one suggestion.',
    other: 'Announced with several suggestions; {n} is their number.',
  },
  parts: {
    'form[role=search]': 'The form, with `method="get"`; the element itself can be the form.',
    '.sqs-search-ui-text-input':
      'Platform markup: the search block. Its `.search-input` has no form; Enter leads to `/search?q=`, with `f_collectionId` if the block has `data-collection`.',
    'input[type=search]': 'The field: the first text or search field of the form.',
  },
  events: {'vitrine:search-suggest': 'Suggestions are shown, or that there are none.'},
  classes: {
    'product-search__form': 'On the form, to place the list.',
    'product-search__box': 'The box below the field.',
    'product-search__list': 'The list in it.',
    'product-search__note': 'A line above the options: nothing found, or a failure.',
    'product-search__group': 'The options of a kind.',
    'product-search__heading': 'Their heading.',
    'product-search__option': 'An option.',
    'product-search__image': 'The picture of an option.',
    'product-search__title': 'The title of an option.',
    'product-search__price': 'The price of an option.',
    'product-search__status': 'What screen readers announce.',
  },
  properties: {'--vitrine-search-shadow': 'Shadow of the box.'},
  slots: {},
}
