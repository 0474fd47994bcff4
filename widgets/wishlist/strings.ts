import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  remove: 'Remove',
  removed: '{title} was removed from your list.',
  empty: 'There are no products on your list.',
  onward: 'Continue shopping',
  unkept: 'Your browser cannot store the list. It lasts until you leave this page.',
  full: 'Your list is full. Please remove a product first.',
  refused: 'The change could not be saved.',
}

export const texts = createTexts(definition.name, strings)
