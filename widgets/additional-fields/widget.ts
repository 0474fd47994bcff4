import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  strategy: 'interaction',
  uses: [
    './edit.ts',
    '../../src/actions/check-stock.ts',
    '../../src/actions/forms.ts',
    '../../src/actions/update-fields.ts',
  ],
}

export const definition = {
  name: 'additional-fields',
  attributes: {
    form: {type: 'json', isVital: true},
    'entry-id': {type: 'text', default: null},
  },
} as const satisfies Definition

export const strings = {
  title: 'Additional information',
  add: 'Add to Cart',
  adding: 'Adding…',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  notEnough: 'Sorry, we do not have enough of that item available.',
  cannotOpen: 'Unable to open form',
  cannotUpdate: 'Unable to update form',
  notConfigured: 'This form has not been configured yet.',
  offline: 'Please check your internet connection.',
  ok: 'OK',
}

export const texts = createTexts('additional-fields', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'Opens a product’s form in a dialog before the product is added; a page needs no element for that. An element with attributes is a button that opens the form of a cart line again.',
  attributes: {
    form: 'The definition of the form as JSON. Required for a cart line; a product that is added has its own.',
    'entry-id': 'The id of the cart line. Required for a cart line.',
  },
  shapes: {form: 'FormDefinition'},
  strings: {
    title: 'Title of a form without a name.',
    add: 'The button that adds the product, unless the form has its own text.',
    adding: 'The button while the item is being added.',
    save: 'The button that changes a cart line, unless the form has its own text.',
    saving: 'The button while the change is being saved.',
    cancel: 'The button that closes the form.',
    notEnough: 'The requested quantity is not in stock.',
    cannotOpen: 'Title of the alert when the form cannot be read, or the line is not in the cart.',
    cannotUpdate: 'Title of the alert when the line could not be changed.',
    notConfigured: 'Text of the alert for a form that cannot be read.',
    offline: 'Shown when Vitrine’s own script could not be fetched because there is no connection.',
    ok: 'The button of the alert.',
  },
  parts: {},
  events: {
    'vitrine:cart-change': 'From the document, when the line was changed.',
  },
  classes: {
    'additional-fields__dialog': 'The dialog.',
    'additional-fields__title': 'Its heading.',
    'additional-fields__stock': 'The message that the requested quantity is not in stock.',
    'additional-fields__buttons': 'Holds the buttons.',
    'additional-fields__send': 'The button that adds or saves.',
    'additional-fields__cancel': 'The button that closes the dialog.',
  },
  properties: {},
  shares: ['alert', 'button', 'dialog', 'form'],
  slots: {},
  tag: 'a',
}
