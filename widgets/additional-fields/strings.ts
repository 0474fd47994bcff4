import {createTexts} from '../../src/page/texts.ts'

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
