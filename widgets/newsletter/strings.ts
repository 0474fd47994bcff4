import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

/** Texts of a form before it is used. */
export const strings = {
  offline: 'Please check your internet connection.',
  open: 'Open form',
  close: 'Close',
}

/** Texts of a form that the widget renders if the server HTML has none. */
export const markupStrings = {
  label: 'Email Address',
  button: 'Sign Up',
}

/** Texts of an active form. */
export const activeStrings = {
  submitting: 'Submitting…',
  sent: 'Thank you!',
  doubleOptIn: 'Please check your inbox and confirm your address.',
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  files: 'This form cannot send files. Remove the file to send the rest.',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})
