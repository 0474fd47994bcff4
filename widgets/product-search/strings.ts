import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

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
