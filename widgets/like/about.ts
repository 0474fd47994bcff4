import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary: 'A button that says that a visitor likes an item, remembers it, and takes it back.',
  attributes: {
    'item-id': 'The item: all its buttons on a page, and in other tabs, are in step.',
    'like-count': 'How many others like it.',
  },
  strings: {
    one: 'Name of the button with one like.',
    other: 'Name of the button with none, or with more; {n} is their number.',
  },
  parts: {
    '.like-icon': 'Gets a heart where it is empty.',
    '.like-count': 'Gets the number.',
    '.sqs-simple-like': 'Markup of the platform.',
  },
  events: {},
  classes: {
    like__button: 'On the element.',
    like__icon: 'On the icon, where it is empty.',
  },
  properties: {'--vitrine-like-color': 'Colour of the heart of who likes it.'},
  slots: {},
}
