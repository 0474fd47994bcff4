import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'A button to like an item. It remembers the like and can undo it.',
  attributes: {
    'item-id': 'The id of the item: all its buttons on a page and in other tabs stay in sync.',
    'like-count': 'The number of other likes.',
  },
  strings: {
    one: 'Name of the button with one like.',
    other: 'Name of the button with no likes, or with several; {n} is their number.',
  },
  parts: {
    '.like-icon': 'Receives a heart if it is empty.',
    '.like-count': 'Receives the number.',
    '.sqs-simple-like': 'Platform markup.',
  },
  events: {},
  classes: {
    like__button: 'On the element.',
    like__icon: 'On the icon, if it was empty.',
  },
  properties: {'--vitrine-like-color': 'Colour of the heart of a liked item.'},
  slots: {},
}
