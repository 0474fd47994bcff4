import {createTexts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

export const strings = {
  label: 'Email',
  sent: 'Thank you! We will email you when this product is back in stock.',
  offline: 'Please check your internet connection.',
}

/** Texts of markup that the widget renders, unless the product has its own. */
export const markupStrings = {
  callToAction: 'Get notified by email when this product is back in stock',
  placeholder: 'Your Email',
  button: 'Sign Up',
  mailingList: 'Subscribe to our mailing list',
}

/** Texts of an active form. */
export const activeStrings = {
  required: 'Required',
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  captcha: 'Complete CAPTCHA before submitting.',
}

export const texts = createTexts(definition.name, {...strings, ...markupStrings, ...activeStrings})
