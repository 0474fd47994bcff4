import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Asks for what a product’s form asks for, in a dialog before the product is added; a page needs no element for that. An element with attributes is a button that opens the form of a line in the cart again.',
  attributes: {
    form: 'The definition of the form as JSON. Needed for a line in the cart; a product that is added brings its own.',
    'entry-id': 'The id of the line in the cart. Needed for one.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    title: 'Of a form without a name.',
    add: 'The button that adds, unless the form has its own.',
    adding: 'The button while the item is on its way.',
    save: 'The button that changes a line in the cart, unless the form has its own.',
    saving: 'The button while the change is on its way.',
    cancel: 'The button that closes the form.',
    notEnough: 'There is no more in stock.',
    cannotOpen: 'Title of the alert when the form cannot be read, or the line is not in the cart.',
    cannotUpdate: 'Title of the alert when the line could not be changed.',
    notConfigured: 'What the alert says of a form that cannot be read.',
    offline: 'Shown when our own script could not be fetched because there is no connection.',
    ok: 'The button of the alert.',
  },
  parts: {},
  events: {
    'vitrine:cart-change': 'From the document, when the line was changed.',
  },
  classes: {
    'additional-fields__dialog': 'The dialog.',
    'additional-fields__title': 'Its heading.',
    'additional-fields__stock': 'That there is no more in stock.',
    'additional-fields__buttons': 'Holds the buttons.',
    'additional-fields__send': 'The button that adds or changes.',
    'additional-fields__cancel': 'The button that closes it.',
  },
  properties: {},
  shares: ['alert', 'button', 'dialog', 'form'],
  slots: {},
  tag: 'a',
}
